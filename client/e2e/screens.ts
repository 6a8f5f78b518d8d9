/** Who may open a path (spec section 2). `strangers`: nobody who is signed in. `secondFactor`: only who has to set one up. */
export type Opener =
  | 'everybody'
  | 'strangers'
  | 'signedIn'
  | 'admins'
  | 'clinicians'
  | 'eventViewers'
  | 'recordReaders'
  | 'patients'
  | 'secondFactor';

/** A stranger, or one of the demonstration's accounts. */
export type Visitor = 'nobody' | 'patient' | 'staff' | 'admin' | 'client';

/**
 * What the journeys expect of a feature's screens, written by hand and not taken from its manifest: `<feature>.screens.ts` in its
 * folder. No path of the feature may be missing (src/app/routes.test.ts).
 */
export interface Screens {
  /** Paths as the route table spells them, by who may open them. guards.spec.ts opens each as every kind of visitor. */
  readonly opens: Partial<Readonly<Record<Opener, readonly string[]>>>;
  /** Paths that a11y.spec.ts walks through and asks axe about. Neighbours must have different headings. */
  readonly walked?: Partial<Readonly<Record<Visitor, readonly string[]>>>;
  /** Paths that need something to be there first: a journey that comes by asks axe, and names the path. */
  readonly journeys?: readonly string[];
  /**
   * What each screen asks of the server when it is loaded first: operations of GraphQL by their names, REST calls as 'GET /api/…'.
   * The key is the visitor (staff if there is none) and the path, with the names of ids in braces: 'admin /events/{eventId}/close'.
   */
  readonly firstLoads: Readonly<Record<string, readonly string[]>>;
}
