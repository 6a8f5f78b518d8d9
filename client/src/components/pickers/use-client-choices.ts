import type { ChoiceSource } from '../ui/choice';
import { useClientChoicesQuery } from './pickers.generated';

interface ClientChoice {
  readonly value: string;
  readonly label: string;
}

export interface ClientChoices {
  readonly options: readonly ClientChoice[];
  readonly source: ChoiceSource;
}

/** The clients that the provider works for, by name. Admins only. */
export function useClientChoices(): ClientChoices {
  const source = useClientChoicesQuery();
  const options = (source.data?.clients ?? []).map(({ id: clientId, name }) => ({
    value: clientId,
    label: name,
  }));
  return { options, source };
}
