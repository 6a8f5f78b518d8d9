import { test } from '@playwright/test';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { journeyOf, tabletAtTheScene } from './prf/case-journey';

test.use(tabletAtTheScene(FALL_TRANSPORT));
journeyOf(FALL_TRANSPORT);
