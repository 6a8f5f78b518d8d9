import { useClientChoicesQuery } from './pickers.generated';

interface ClientChoice {
  readonly value: string;
  readonly label: string;
}

/** The clients to choose from, by name: those whose events there are. */
export function useClientChoices(): readonly ClientChoice[] {
  const { data } = useClientChoicesQuery();
  const names = new Map(
    (data?.events.nodes ?? []).flatMap(({ client }) =>
      client ? [[client.client_id, client.name] as const] : [],
    ),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));
}
