import { useEffect, useSyncExternalStore } from 'react';
import { callGraphql } from './http';

/**
 * The provider's own facts, which admins edit in /settings: name, addresses, links. Read by plain fetch, since sign-in
 * and footer must not carry Apollo Client, and kept on the device so that nothing jumps at the next start.
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
}

const QUERY = `query ProviderFacts {
  providerSettings {
    name companyName supportEmail supportPhone facebookUrl twitterUrl instagramUrl
    dpoName dpoEmail dpoAddress alignmentLine complaintRoute
  }
}`;
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

/** Asks the server again, for instance after an admin changed them. */
export async function refreshProviderFacts(): Promise<void> {
  try {
    const { providerSettings } = await callGraphql(QUERY);
    facts = parse(providerSettings);
    localStorage.setItem(KEPT_KEY, JSON.stringify(providerSettings));
    for (const listener of listeners) listener();
  } catch {
    // The footer shows what it knew; the next page asks again.
    asked = null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the server was asked for the first time on this device. */
export function useProviderFacts(): ProviderFacts | null {
  useEffect(() => {
    asked ??= refreshProviderFacts();
  }, []);
  return useSyncExternalStore(subscribe, () => facts);
}
