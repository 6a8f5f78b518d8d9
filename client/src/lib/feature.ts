import type { RoleGroup } from '@sideline/schema/roles';
import type { LazyPage } from './lazy-page';
import type { FrameKey } from './words/frame-words';

/**
 * Who may open a path: a group of the contract, `everybody`, or `setup` (spec section 2: /createadmin is public while
 * the server is in set-up mode, and for admins only otherwise).
 */
export type Access = RoleGroup | 'everybody' | 'setup';

/** A path with its screen. Pages load lazily: one script for each. */
export interface FeatureRoute {
  /** As the router reads it: `/events/:eventId`. */
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  /** Hides header and footer, as on /login and /patient-register (spec section 2) and at the kiosk (screens 8). */
  readonly isBare?: true;
  /** A bare screen without Ant Design, whose controls and theme it then does not wait for. */
  readonly isLight?: true;
  readonly page: LazyPage;
}

/** The drop-downs of the menu, by their labels. `app/navigation.ts` gives each its place and its roles. */
export type MenuGroup = 'Clinical' | 'Inventory' | 'Reports' | 'Admin';

interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** Lowest first. In a drop-down, a divider separates each hundred from the next. */
  readonly rank: number;
}

/** A link in the bar itself, where it names its own roles. */
export interface BarLink extends MenuLink {
  readonly group: 'bar';
  readonly roles: RoleGroup;
  /** Its label in the frame's words, for an entry that patients see in their language. */
  readonly word?: FrameKey;
}

/** A link in a drop-down. */
export interface GroupLink extends MenuLink {
  readonly group: MenuGroup;
  /** A heading within the drop-down that it shares with its neighbours, such as Purchasing. */
  readonly section?: string;
}

/** What the command palette (Ctrl-K) offers beside the pages of the menu. */
export interface FeatureCommand {
  readonly key: string;
  readonly label: string;
  /** The label in the frame's words, for a command that patients see in their language. */
  readonly word?: FrameKey;
  readonly hint?: string;
  /** The palette draws them: a feature's own icon would be loaded with the sign-in page. */
  readonly icon: 'create' | 'person' | 'arrest' | 'page';
  /** Lowest first. The pages of the menu follow those below 100. */
  readonly rank: number;
  readonly roles: RoleGroup;
  /** Where it leads, also from the path that is open. `isHere` keeps the open page as it is. */
  readonly path: string | ((pathname: string) => { readonly path: string; readonly isHere: boolean });
}

/** A number that opens a page when it is typed into the palette, such as a PRF's. */
export interface FeatureNumber {
  readonly pattern: RegExp;
  readonly roles: RoleGroup;
  /** The number arrives in capitals. */
  readonly pathOf: (number: string) => string;
}

/** Everything that the application needs to know of a feature before one of its pages is opened. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  readonly menu?: readonly (BarLink | GroupLink)[];
  readonly commands?: readonly FeatureCommand[];
  readonly numbers?: readonly FeatureNumber[];
}

/** The manifest of a feature, in `features/<domain>/<domain>.feature.ts`. `app/features.ts` lists them all. */
export const defineFeature = (feature: Feature): Feature => feature;
