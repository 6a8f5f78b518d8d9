import { POSITION_LABELS, type Position } from '@sideline/schema/positions';
import { prfDataFragment } from '@sideline/schema/prf/catalogue/graphql-fragment';
import type { Page } from '@playwright/test';
import type { Values } from './catalogue-form';

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      readonly problems?: readonly { readonly code: string }[];
    };
  }[];
}

/** One operation with the page's own session. */
export const callGraphql = async (page: Page, query: string, variables: Values): Promise<GraphqlAnswer> => {
  const response = await page.request.post('/graphql', {
    headers: { accept: 'application/json' },
    data: { query, variables },
  });
  return (await response.json()) as GraphqlAnswer;
};

export interface StoredPatient {
  readonly name: string;
  readonly dob: string | null;
  readonly gender: string | null;
  readonly ethnicity: string | null;
}

export interface StoredRecord {
  readonly id: string;
  readonly customPrfId: string;
  readonly status: string;
  readonly version: number;
  readonly patientId: string | null;
  readonly patient: (StoredPatient & Values) | null;
  readonly crew: readonly {
    readonly staffId: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly signature: {
    readonly name: string;
    readonly grade: string;
    readonly contentHash: string;
    readonly acknowledgedWarnings: readonly string[];
    readonly patient: StoredPatient;
  } | null;
  readonly missing: readonly Values[];
  readonly sections: readonly { readonly key: string; readonly version: number }[];
  readonly voidReason: string | null;
  readonly pictureFiles: readonly {
    readonly id: string;
    readonly contentType: string;
    readonly width: number;
    readonly height: number;
    readonly sha256: string;
  }[];
  readonly data: Readonly<Record<string, Values | null>>;
}

const RECORD = `
  query StoredRecord($id: ID!) {
    prf(customPrfId: $id) {
      id customPrfId status version patientId voidReason
      patient {
        id name dob gender ethnicity address addressLine1 town county postcode
      }
      crew { staffId firstName lastName }
      signature { name grade contentHash acknowledgedWarnings patient { name dob gender ethnicity } }
      missing { section field label }
      sections { key version }
      pictureFiles { id contentType width height sha256 }
      data { ...WholePrfData }
    }
  }
  ${prfDataFragment()}
`;

/** The whole record as the server tells it. */
export const readRecord = async (page: Page, customPrfId: string): Promise<StoredRecord> => {
  const { data, errors } = await callGraphql(page, RECORD, { id: customPrfId });
  if (errors) throw new Error(`Reading ${customPrfId}: ${errors.map(({ message }) => message).join('; ')}`);
  const record = data?.['prf'];
  if (record === null || record === undefined) throw new Error(`There is no PRF ${customPrfId}`);
  return record as StoredRecord;
};

interface StaffMember {
  readonly staffId: string;
  readonly userId: string;
  /** As the picker words it. */
  readonly label: string;
}

/** The demonstration's staff, for a crew. */
export const readStaff = async (page: Page): Promise<readonly StaffMember[]> => {
  const { data } = await callGraphql(
    page,
    '{ staffMembers(filter: { isActive: true }) { staffId userId firstName lastName position } }',
    {},
  );
  const members = (data?.['staffMembers'] ?? []) as readonly {
    readonly staffId: string;
    readonly userId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly position: Position;
  }[];
  return members.map(({ staffId, userId, firstName, lastName, position }) => ({
    staffId,
    userId,
    label: `${firstName} ${lastName} · ${POSITION_LABELS[position]}`,
  }));
};
