import { useEffect, useSyncExternalStore } from 'react';
import { callGraphql } from './http';

/**
 * The provider's own details, which admins edit in /settings: name, addresses, links. Loaded by plain fetch, because
 * sign-in and footer must not load Apollo Client, and kept on the device so that nothing moves at the next start.
 */
export interface ProviderFacts {
  readonly name: string;
  /** The company that is the data controller. */
  readonly companyName: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly facebookUrl: string | null;
  readonly twitterUrl: string | null;
  readonly instagramUrl: string | null;
  readonly dpoName: string | null;
  readonly dpoEmail: string | null;
  /** Lines separated by line breaks. */
  readonly dpoAddress: string | null;
  readonly alignmentLine: string | null;
  readonly complaintRoute: string | null;
  /** The provider's own colour, `#RRGGBB`. */
  readonly accent: string | null;
  readonly logoId: string | null;
  /** The logo as a data: address, kept so that it is requested only once. */
  readonly logoUrl: string | null;
  /** The formats as the server sent them. `formatsIn` reads them. */
  readonly formats: unknown;
}

const QUERY = `query ProviderFacts {
  providerSettings {
    name companyName supportEmail supportPhone facebookUrl twitterUrl instagramUrl
    dpoName dpoEmail dpoAddress alignmentLine complaintRoute
  }
  providerLook { accent logoId }
  providerFormats { thousands pence clock weekStart }
}`;
const LOGO_QUERY = 'query ProviderLogo($id: ID!) { providerLogo(id: $id) { url } }';
const KEPT_KEY = 'sideline-provider';

let facts: ProviderFacts | null = readKept();
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function parse(value: unknown): ProviderFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const source = value as Record<string, unknown>;
  const text = (key: string): string | null => {
    const field = source[key];
    return typeof field === 'string' && field !== '' ? field : null;
  };
  return {
    name: text('name') ?? 'Sideline',
    companyName: text('companyName'),
    supportEmail: text('supportEmail'),
    supportPhone: text('supportPhone'),
    facebookUrl: text('facebookUrl'),
    twitterUrl: text('twitterUrl'),
    instagramUrl: text('instagramUrl'),
    dpoName: text('dpoName'),
    dpoEmail: text('dpoEmail'),
    dpoAddress: text('dpoAddress'),
    alignmentLine: text('alignmentLine'),
    complaintRoute: text('complaintRoute'),
    accent: text('accent'),
    logoId: text('logoId'),
    logoUrl: text('logoUrl'),
    formats: source['formats'],
  };
}

function readKept(): ProviderFacts | null {
  try {
    const kept = localStorage.getItem(KEPT_KEY);
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** A logo never changes, so it is requested only if this device does not have it. */
async function logoUrlOf(id: string | null): Promise<string | null> {
  if (id === null) return null;
  if (facts?.logoId === id && facts.logoUrl !== null) return facts.logoUrl;
  const { providerLogo } = await callGraphql(LOGO_QUERY, { id });
  const url: unknown = Object.entries(asObject(providerLogo)).find(([name]) => name === 'url')?.[1];
  return typeof url === 'string' ? url : null;
}

/** Asks the server again, for example after an admin changed them. */
export async function refreshProviderFacts(): Promise<void> {
  try {
    const { providerSettings, providerLook, providerFormats } = await callGraphql(QUERY);
    const read = parse({
      ...asObject(providerSettings),
      ...asObject(providerLook),
      formats: providerFormats,
    });
    facts = read === null ? null : { ...read, logoUrl: await logoUrlOf(read.logoId) };
    localStorage.setItem(KEPT_KEY, JSON.stringify(facts));
    for (const listener of listeners) listener();
  } catch {
    // The footer keeps showing the earlier values, and the next page asks again.
    asked = null;
  }
}

/** The settings as this device knows them, for code outside React. */
export const knownProviderFacts = (): ProviderFacts | null => facts;

/** Called whenever they have been loaded again. */
export function onProviderFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings as this device knows them. It never sends a request, so it costs a page nothing. */
export function useKnownProviderFacts(): ProviderFacts | null {
  return useSyncExternalStore(onProviderFacts, () => facts);
}

/** Null until the server was asked for the first time on this device. */
export function useProviderFacts(): ProviderFacts | null {
  useEffect(() => {
    asked ??= refreshProviderFacts();
  }, []);
  return useSyncExternalStore(onProviderFacts, () => facts);
}
