import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { LikePatientsInput } from '../../schema.generated';
import { codeOf } from '../../lib/errors';
import { LikePatientsDialog } from './like-patients-dialog';
import type { SentPatient } from './untaken';
import {
  LikePatientsDocument,
  type LikePatientFragment,
  type LikePatientsQuery,
} from './like-patients.generated';

type Answer = { readonly use: LikePatientFragment } | 'create' | 'back';

/** What became of registering somebody: made, found among those who were there, or left for now. */
export type Registered<T> =
  | { readonly kind: 'made'; readonly made: T }
  | { readonly kind: 'known'; readonly patient: LikePatientFragment }
  | { readonly kind: 'left' };

interface Asked extends Pick<Row, 'isNew' | 'typed'> {
  readonly found: readonly LikePatientFragment[];
  readonly answer: (answer: Answer) => void;
}

/** What a form sends, as far as its patient may be known by it. */
type Person = LikePatientsInput & { readonly identity_status?: string | null | undefined };

/** Whose row is written. A new patient may have no id yet: the server makes it then. */
interface Row {
  readonly id: string | null;
  readonly isNew: boolean;
  /** All that the form sends: what of it the chosen row does not say is shown. Absent where it is decided about afterwards. */
  readonly typed?: SentPatient;
}

export interface LikePatients {
  /**
   * Registers by `create`, which is given those from whom the patient was told apart. A new patient is looked for first:
   * whoever is like him is shown, also who shares nothing but the telephone, whom the server lets pass. Whom it refuses is
   * shown as well, and nothing is made before somebody has chosen. Rejects as `create` does: a search that fails is left out.
   */
  readonly register: <T>(
    person: Person,
    row: Row,
    create: (differsFrom: string[]) => Promise<T>,
  ) => Promise<Registered<T>>;
  /** While it is looked for who is like a new patient: a second press would begin another. */
  readonly isLooking: boolean;
  /** To be rendered; null while nobody is asked. */
  readonly dialog: ReactNode;
}

/**
 * Asks whether somebody who is about to be registered is one of those whom the server found to be like him. `keepsTyped` where
 * the caller keeps, to be saved on the chosen row, what that does not say.
 */
export function useLikePatients({ keepsTyped = false } = {}): LikePatients {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isLooking, setLooking] = useState(false);

  const ask = (found: readonly LikePatientFragment[], { isNew, typed }: Row): Promise<Answer> =>
    new Promise((resolve) => {
      setAsked({
        isNew,
        ...(typed === undefined ? {} : { typed }),
        found,
        answer: (answer) => {
          setAsked(null);
          resolve(answer);
        },
      });
    });

  const find = async (person: Person, id: string | null): Promise<readonly LikePatientFragment[]> => {
    const { data } = await client.query<LikePatientsQuery>({
      query: LikePatientsDocument,
      variables: { input: likenessOf(person) },
      fetchPolicy: 'no-cache',
    });
    // Nobody is told apart from himself: an earlier press may have made him, and its answer got lost.
    return (data?.likePatients ?? []).filter(({ patient_id }) => patient_id !== id);
  };

  /** Those to be shown before a new patient is made; nobody is like somebody unknown. */
  const findFirst = async (person: Person, { id, isNew }: Row): Promise<readonly LikePatientFragment[]> => {
    if (!isNew || person.identity_status === 'unknown') return [];
    setLooking(true);
    try {
      return await find(person, id);
    } catch {
      // The server still refuses whoever may be a duplicate.
      return [];
    } finally {
      setLooking(false);
    }
  };

  const register: LikePatients['register'] = async (person, row, create) => {
    const seen = new Set<string>();
    let found = await findFirst(person, row);
    let isHeld = found.length > 0;
    for (;;) {
      if (isHeld) {
        const answer = await ask(found, row);
        if (answer === 'back') return { kind: 'left' };
        if (answer !== 'create') return { kind: 'known', patient: answer.use };
        for (const { patient_id } of found) seen.add(patient_id);
      }
      try {
        return { kind: 'made', made: await create([...seen]) };
      } catch (error) {
        if (codeOf(error) !== 'PATIENT_LOOKS_KNOWN') throw error;
      }
      found = await find(person, row.id);
      isHeld = true;
    }
  };

  return {
    register,
    isLooking,
    dialog:
      asked === null ? null : (
        <LikePatientsDialog
          isNew={asked.isNew}
          found={asked.found}
          typed={asked.typed ?? null}
          keepsTyped={keepsTyped}
          onUse={(patient) => asked.answer({ use: patient })}
          onCreate={() => asked.answer('create')}
          onBack={() => asked.answer('back')}
        />
      ),
  };
}

/** Of what a form sends, that by which its patient may be known. */
const likenessOf = ({
  patient_name,
  dob,
  postcode,
  contact_number,
  nhs_number,
}: Person): LikePatientsInput => ({
  patient_name: patient_name ?? null,
  dob: dob ?? null,
  postcode: postcode ?? null,
  contact_number: contact_number ?? null,
  nhs_number: nhs_number ?? null,
});
