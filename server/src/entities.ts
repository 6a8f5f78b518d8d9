import { MODULES } from './modules.js';
import type { AnyModule, ClassOf } from './platform/module.js';

/** Every entity of the data source. */
export const entities: readonly ClassOf[] = MODULES.flatMap(({ entities: own = [] }: AnyModule) => own);
