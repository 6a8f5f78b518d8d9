import { test } from '@playwright/test';
import { OVERDOSE } from './cases/overdose.mapping';
import { journeyOf, tabletAtTheScene } from './prf/case-journey';

test.use(tabletAtTheScene(OVERDOSE));
journeyOf(OVERDOSE);
