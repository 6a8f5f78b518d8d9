import type { RoleGroup } from '@sideline/schema/roles';
import type { LazyPage } from './lazy-page';
import type { FrameKey } from './words/frame-words';

/**
 * Who may open a path: a group from the contract, `everybody`, or `setup` (spec section 2: /createadmin is public while
 * the server is in set-up mode, and otherwise only for admins).
 */
export type Access = RoleGroup | 'everybody' | 'setup';

/** A path with its screen. Pages load lazily, each with its own script. */
export interface FeatureRoute {
  /** As the router uses it: `/events/:eventId`. */
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  /** Hides header and footer, as on /login and /patient-register (spec section 2) and at the kiosk (screens 8). */
  readonly isBare?: true;
  /** A bare screen without Ant Design, which does not wait for its controls and theme. */
  readonly isLight?: true;
  readonly page: LazyPage;
}

/** The drop-downs of the menu, by label. `app/navigation.ts` gives each its place and its roles. */
export type MenuGroup = 'Clinical' | 'Inventory' | 'Reports' | 'Admin';

interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** Lowest first. In a drop-down, a divider separates each hundred from the next. */
  readonly rank: number;
}

/** A link in the bar itself, which names its own roles. */
export interface BarLink extends MenuLink {
  readonly group: 'bar';
  readonly roles: RoleGroup;
  /** Its label in the frame's catalogue, for an entry that patients see in their language. */
  readonly word?: FrameKey;
}

/** A link in a drop-down. */
export interface GroupLink extends MenuLink {
  readonly group: MenuGroup;
  /** A heading in the drop-down, shared with its neighbours, such as Purchasing. */
  readonly section?: string;
}

/** What the command palette (Ctrl-K) offers besides the pages of the menu. */
export interface FeatureCommand {
  readonly key: string;
  readonly label: string;
  /** The label in the frame's catalogue, for a command that patients see in their language. */
  readonly word?: FrameKey;
  readonly hint?: string;
  /** The palette has the icons, because a feature's own icon would be loaded with the sign-in page. */
  readonly icon: 'create' | 'person' | 'arrest' | 'page';
  /** Lowest first. The pages of the menu follow the commands below 100. */
  readonly rank: number;
  readonly roles: RoleGroup;
  /** Where it leads from the open path. `isHere` keeps the open page as it is. */
  readonly path: string | ((pathname: string) => { readonly path: string; readonly isHere: boolean });
}

/** A number that opens a page when it is typed into the palette, such as a PRF's. */
export interface FeatureNumber {
  readonly pattern: RegExp;
  readonly roles: RoleGroup;
  /** The number is given in capitals. */
  readonly pathOf: (number: string) => string;
}

/** Everything that the application needs to know about a feature before one of its pages opens. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  readonly menu?: readonly (BarLink | GroupLink)[];
  readonly commands?: readonly FeatureCommand[];
  readonly numbers?: readonly FeatureNumber[];
}

/** The manifest of a feature, in `features/<domain>/<domain>.feature.ts`. `app/features.ts` lists them all. */
export const defineFeature = (feature: Feature): Feature => feature;
