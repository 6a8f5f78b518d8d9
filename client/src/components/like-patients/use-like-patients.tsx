import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { LikePatientsInput } from '../../schema.generated';
import { codeOf } from '../../lib/errors';
import { LikePatientsDialog } from './like-patients-dialog';
import type { SentPatient } from './details-left-out';
import {
  LikePatientsDocument,
  type LikePatientFragment,
  type LikePatientsQuery,
} from './like-patients.generated';

type Answer = { readonly use: LikePatientFragment } | 'create' | 'back';

/** The outcome of registering a person: created, found among existing patients, or cancelled. */
export type Registered<T> =
  | { readonly kind: 'made'; readonly made: T }
  | { readonly kind: 'known'; readonly patient: LikePatientFragment }
  | { readonly kind: 'left' };

interface Asked extends Pick<Row, 'isNew' | 'typed'> {
  readonly found: readonly LikePatientFragment[];
  readonly answer: (answer: Answer) => void;
}

/** The fields of a form that may identify its patient. */
type Person = LikePatientsInput & { readonly identityStatus?: string | null | undefined };

/** The id of the row to be written. A new patient may not have one yet: the server then makes it. */
interface Row {
  readonly id: string | null;
  readonly isNew: boolean;
  /** Everything the form sends, to show what the chosen row does not have. Left out if that is decided afterwards. */
  readonly typed?: SentPatient;
}

export interface LikePatients {
  /**
   * Registers by `create`, which receives the patients confirmed to be different people. A search comes first and
   * shows everyone similar, even where only the telephone matches, which the server would accept. Matches that the server
   * refuses are shown too. Nothing is created until the user chooses. Rejects as `create` does; a failed search is skipped.
   */
  readonly register: <T>(
    person: Person,
    row: Row,
    create: (differsFrom: string[]) => Promise<T>,
  ) => Promise<Registered<T>>;
  /** True while similar patients are searched for. A second press would start another search. */
  readonly isLooking: boolean;
  /** Render this; null while nothing is asked. */
  readonly dialog: ReactNode;
}

/**
 * Asks whether the person being registered is one of the similar patients that the server found. Set `keepsTyped` if the
 * caller keeps typed values that the chosen row does not have, to save them later.
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
    // Nobody is compared with themselves: an earlier press may have created this patient and lost the answer.
    return (data?.likePatients ?? []).filter((one) => one.id !== id);
  };

  /** The patients to show before a new one is created. Nobody is similar to an unknown patient. */
  const findFirst = async (person: Person, { id, isNew }: Row): Promise<readonly LikePatientFragment[]> => {
    if (!isNew || person.identityStatus === 'unknown') return [];
    setLooking(true);
    try {
      return await find(person, id);
    } catch {
      // The server still refuses possible duplicates.
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
        for (const { id } of found) seen.add(id);
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

/** The fields of a form that may identify its patient. */
const likenessOf = ({ name, dob, postcode, contactNumber, nhsNumber }: Person): LikePatientsInput => ({
  name: name ?? null,
  dob: dob ?? null,
  postcode: postcode ?? null,
  contactNumber: contactNumber ?? null,
  nhsNumber: nhsNumber ?? null,
});
