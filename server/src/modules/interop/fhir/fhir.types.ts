/** The parts of FHIR R4 that the export writes. Resources are loose here: the tests hold them to the R4 definitions. */

export interface Coding {
  readonly system?: string;
  readonly code: string;
  readonly display?: string;
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export interface Quantity {
  readonly value: number;
  readonly unit?: string;
  readonly system?: string;
  readonly code?: string;
}

export interface Reference {
  readonly reference?: string;
  readonly display?: string;
}

export interface Resource {
  readonly resourceType: string;
  /** A UUID; the resource's `fullUrl` is its `urn:uuid:`. */
  readonly id: string;
  readonly [element: string]: unknown;
}

/** A large resource that is made when its place in the text is reached; references to it need only its id. */
export interface LateResource {
  readonly id: string;
  readonly make: () => Promise<Resource>;
}

export interface BundleEntry<R = Resource> {
  readonly fullUrl: string;
  readonly resource: R;
  readonly search?: { readonly mode: 'match' | 'include' };
}

export interface Bundle<R = Resource> {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly type: 'document' | 'searchset';
  readonly entry: readonly BundleEntry<R>[];
  readonly [element: string]: unknown;
}

/** An entry whose resource may be large, and is not made yet. */
export type EntryToWrite = BundleEntry<Resource | LateResource>;

/** A bundle whose large resources are not made yet, and whose entries may still have to be read. */
export interface BundleToWrite extends Omit<Bundle, 'entry'> {
  readonly entry: Iterable<EntryToWrite> | AsyncIterable<EntryToWrite>;
}
