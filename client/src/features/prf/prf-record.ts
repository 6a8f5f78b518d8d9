import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfHeadFragment } from './prf.generated';

/** A PRF as the server sends it: everything about it, and every section's data. */
export type PrfRecord = PrfHeadFragment & { readonly data: PrfData };
