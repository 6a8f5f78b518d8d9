import type { Services } from '../container.js';
import type { Route } from './router.js';

/** Every REST row, area by area, in the order of the documentation. */
export const restRoutes = (_services: Services): readonly Route[] => [];
