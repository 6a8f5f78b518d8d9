import { Port } from '../../../platform/module.js';

/** A figure of the overview that a module above counts, such as how many bags are not ready. */
export interface OverviewFigure {
  readonly key: 'bags_not_ready' | 'recalls_open';
  /** SQL: one whole number. `today` is a day that we wrote ourselves, YYYY-MM-DD. */
  readonly sql: (today: string) => string;
}

/** Figures that are left out where no module counts them. */
export const OVERVIEW_FIGURES = new Port<OverviewFigure>('figures of the inventory overview');

/** SQL that gives rows of user_id and entries (integer): each account’s entries of controlled drugs that still need a witness. */
export const UNWITNESSED_ENTRIES = new Port<string>('entries of controlled drugs without a witness');

/**
 * SQL that gives rows of location_id and due (integer): checks that are due at places on a day that we wrote ourselves. Modules
 * above count theirs for the news of every morning.
 */
export const PLACE_CHECKS = new Port<(today: string) => string>('checks that are due at places');
