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

export interface BundleEntry {
  readonly fullUrl: string;
  readonly resource: Resource;
  readonly search?: { readonly mode: 'match' | 'include' };
}

export interface Bundle extends Resource {
  readonly resourceType: 'Bundle';
  readonly type: 'document' | 'searchset';
  readonly entry: readonly BundleEntry[];
}
