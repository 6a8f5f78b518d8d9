import { trimEndOf } from './trim-end.js';

/** The parts of a British postal address, named as the patient form and the registration payload name them (spec section 3). */
export const ADDRESS_PARTS = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'town',
  'county',
  'postcode',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type AddressParts = Record<AddressPart, string>;

const emptyParts = (): AddressParts => ({
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  town: '',
  county: '',
  postcode: '',
});

/** Whether any structured part holds text: a combined address is split only where none does (spec section 4). */
export function hasAddressParts(parts: Partial<Record<AddressPart, string | null | undefined>>): boolean {
  return ADDRESS_PARTS.some((part) => (parts[part] ?? '').trim() !== '');
}

/** The single combined address: the parts in order, joined by commas, empty parts omitted (spec sections 3 and 4). */
export function joinAddress(parts: Partial<Record<AddressPart, string | null | undefined>>): string {
  return ADDRESS_PARTS.map((part) => (parts[part] ?? '').trim())
    .filter((text) => text !== '')
    .join(', ');
}

/**
 * Splits a combined address (spec section 4) at its commas: the last part is the postcode, the second-last the county, the
 * third-last the town and the rest line 1. With fewer than four parts the first one is line 1, and only what is left is
 * counted from the end, so that no text is in two places and none is lost. A part left empty between two commas keeps its
 * place ('1 High Street, Leeds, , LS1 4DY' has no county).
 */
export function splitAddress(address: string): AddressParts {
  const parts = emptyParts();
  const pieces = trimEndOf(address.replace(/^[\s,]+/, ''), /[\s,]/)
    .split(',')
    .map((piece) => piece.trim());
  const fromEnd = pieces.length < 4 ? pieces.splice(1) : pieces.splice(-3);
  parts.postcode = fromEnd.pop() ?? '';
  parts.county = fromEnd.pop() ?? '';
  parts.town = fromEnd.pop() ?? '';
  parts.addressLine1 = pieces.filter((piece) => piece !== '').join(', ');
  return parts;
}

/** The result of an address search. The address can always be typed instead. */
export const ADDRESS_SEARCH_STATUSES = ['answered', 'not_set_up', 'not_answering'] as const;
export type AddressSearchStatus = (typeof ADDRESS_SEARCH_STATUSES)[number];

/** The components of a geocoder's answer that are read (spec section 3, 'Address lookup result'). */
export const ADDRESS_COMPONENTS = [
  'house_number',
  'road',
  'residential',
  'suburb',
  'neighbourhood',
  'city',
  'town',
  'state',
  'county',
  'postcode',
] as const;
export type AddressComponents = Partial<Record<(typeof ADDRESS_COMPONENTS)[number], string | undefined>>;

/**
 * The parts of a geocoder's components (spec section 7): road to line 1, with the house's number where there is one, suburb
 * and neighbourhood to lines 2 and 3, city or town to town, state to county. A residential area or a county is used if no
 * road or state is named.
 */
export function partsOfComponents(components: AddressComponents): AddressParts {
  const { house_number, road, residential, suburb, neighbourhood, city, town, state, county, postcode } =
    components;
  const street = road ?? residential ?? '';
  return {
    addressLine1: [street === '' ? '' : (house_number ?? ''), street].filter((text) => text !== '').join(' '),
    addressLine2: suburb ?? '',
    addressLine3: neighbourhood ?? '',
    town: city ?? town ?? '',
    county: state ?? county ?? '',
    postcode: postcode ?? '',
  };
}

/** The parts that a form shows: the structured ones where there are any, otherwise those of the combined address. */
export function addressPartsOf(
  source: Partial<Record<AddressPart, string | null | undefined>> & { address?: string | null | undefined },
): AddressParts {
  if (!hasAddressParts(source)) return splitAddress(source.address ?? '');
  const parts = emptyParts();
  for (const part of ADDRESS_PARTS) parts[part] = source[part] ?? '';
  return parts;
}
