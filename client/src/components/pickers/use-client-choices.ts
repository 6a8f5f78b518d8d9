import { useClientChoicesQuery } from './pickers.generated';

interface ClientChoice {
  readonly value: string;
  readonly label: string;
}

/** The clients that the provider works for, by name. Admins only. */
export function useClientChoices(): readonly ClientChoice[] {
  const { data } = useClientChoicesQuery();
  return (data?.clients ?? []).map(({ client_id, name }) => ({ value: client_id, label: name }));
}
