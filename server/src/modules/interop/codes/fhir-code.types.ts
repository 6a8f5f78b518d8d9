export interface FhirCodeFilter {
  readonly list?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

export interface NewFhirCode {
  readonly list: string;
  readonly value: string;
  readonly system: string;
  readonly code: string;
  readonly display: string;
  readonly release: string;
  readonly source: string;
}
