import { useEffect, useState } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { onOpenedLate } from '../../../lib/device/device';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import { usePrf } from '../prf-context';
import { useOwnGradesQuery, usePrfSigningKeyQuery } from '../prf.generated';

/** What signing needs: the grades that the signer holds, and the server's key for when it cannot be reached. */
interface SigningMeans {
  readonly grades: readonly string[];
  readonly key: { readonly id: string; readonly publicKey: string } | null;
}

const LIST = 'signing';

const isMeans = (value: unknown): value is SigningMeans =>
  typeof value === 'object' && value !== null && 'grades' in value && 'key' in value;

/**
 * The grades that the signed-in person may sign with, the grade of their position first, and the server's key. They are
 * requested when the record opens, and the device keeps them encrypted for a day, so that they are available if the
 * connection is lost.
 */
export const useSigningMeans = (): SigningMeans & { readonly error: unknown; readonly retry: () => void } => {
  const { data, error, refetch } = useOwnGradesQuery({ context: inlineErrors });
  const { isPractice } = usePrf();
  const { data: answered } = usePrfSigningKeyQuery({ context: inlineErrors, skip: isPractice });
  const [kept, setKept] = useState<SigningMeans | null>(null);
  const grades = data?.ownGrades;
  const key = answered?.prfSigningKey;

  useEffect(() => {
    if (grades === undefined || key === undefined) return undefined;
    const keep = () => void keepList(LIST, { grades, key: { id: key.id, publicKey: key.publicKey } });
    keep();
    return onOpenedLate(keep);
  }, [grades, key]);

  const isKnown = grades !== undefined && key !== undefined;
  useEffect(() => {
    if (isKnown || isPractice) return undefined;
    let isOver = false;
    void readKeptList(LIST).then((list) => {
      if (!isOver && isMeans(list?.value)) setKept(list.value);
    });
    return () => {
      isOver = true;
    };
  }, [isKnown, isPractice]);

  const known = grades ?? kept?.grades;
  return {
    grades: known ?? [],
    key: key ?? kept?.key ?? null,
    error: known === undefined ? error : undefined,
    retry: () => void refetch(),
  };
};
