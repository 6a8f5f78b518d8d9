/** Named lists of the provider, offered where a field takes any text. */
export const PROVIDER_LISTS = {
  places: {
    label: 'Places',
    item: 'place',
    purpose: 'Frequent locations. Offered where a record or an incident asks where it was.',
  },
  call_signs: {
    label: 'Call signs',
    item: 'call sign',
    purpose: 'Offered where a record or a crew asks for its call sign.',
  },
  referral_routes: {
    label: 'Referral routes',
    item: 'referral route',
    purpose: 'Offered where a record asks where a patient went or who was informed.',
  },
} as const;
export type ProviderListKind = keyof typeof PROVIDER_LISTS;
export const PROVIDER_LIST_KINDS = Object.keys(PROVIDER_LISTS) as readonly ProviderListKind[];

/** One item. It is retired and never deleted, so that its name can come back. */
export interface ProviderListItem {
  readonly id: string;
  readonly name: string;
  readonly isRetired: boolean;
}

export const PROVIDER_LIST_LIMITS = { items: 300, name: 60 } as const;

/** The items on offer in a list, in its order. */
export const offeredNames = (items: readonly ProviderListItem[]): readonly string[] =>
  items.filter(({ isRetired }) => !isRetired).map(({ name }) => name);

/** The items of `known` that `items` leaves out, retired: a list loses nothing. */
export const withoutLoss = (
  items: readonly ProviderListItem[],
  known: readonly ProviderListItem[],
): readonly ProviderListItem[] => {
  const kept = new Set(items.map(({ id }) => id));
  return [...items, ...known.filter(({ id }) => !kept.has(id)).map((item) => ({ ...item, isRetired: true }))];
};

/** The fields of the PRF that a list is offered in, by their names. */
export const LISTS_OF_FIELDS: Readonly<Record<string, ProviderListKind>> = {
  incident_location: 'places',
  sent_from: 'places',
  call_sign: 'call_signs',
  destination: 'referral_routes',
  told_name: 'referral_routes',
};
