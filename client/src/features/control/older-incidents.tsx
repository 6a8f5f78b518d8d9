import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ActFailure } from '../../components/ui/act-failure';
import { useActFailure } from '../../components/ui/use-act-failure';
import { useApolloClient } from '../../lib/apollo-hooks';
import { offBoard, withBoard, withPage } from './ended-pages';
import {
  EndedIncidentsDocument,
  type ControlIncidentFieldsFragment,
  type EndedIncidentsQuery,
} from './control.generated';

interface OlderIncidentsProps {
  readonly eventId: string;
  /** The latest ended incidents, which the board already has. */
  readonly shown: readonly ControlIncidentFieldsFragment[];
  /** Items of the surrounding list. */
  readonly card: (incident: ControlIncidentFieldsFragment) => ReactNode;
  /** The class of the list. */
  readonly className: string | undefined;
}

interface Pages {
  readonly incidents: readonly ControlIncidentFieldsFragment[];
  readonly after: string | null;
  readonly hasMore: boolean;
}

/** Ended incidents that are no longer on the board, loaded on request. */
export function OlderIncidents({ eventId, shown, card, className }: OlderIncidentsProps) {
  const client = useApolloClient();
  const { failed, run } = useActFailure();
  const [isLoading, setLoading] = useState(false);
  const [pages, setPages] = useState<Pages>({ incidents: [], after: null, hasMore: true });
  const kept = withBoard(pages.incidents, shown);
  if (kept !== pages.incidents) setPages({ ...pages, incidents: kept });
  const older = offBoard(kept, shown);
  const load = async () => {
    setLoading(true);
    await run(async () => {
      const { data } = await client.query<EndedIncidentsQuery>({
        query: EndedIncidentsDocument,
        variables: { eventId, after: pages.after },
        fetchPolicy: 'network-only',
      });
      if (!data) return;
      const { nodes, pageInfo } = data.endedIncidents;
      setPages(({ incidents }) => ({
        incidents: withPage(incidents, nodes),
        after: pageInfo.endCursor,
        hasMore: pageInfo.hasNextPage,
      }));
    });
    setLoading(false);
  };
  if (shown.length < LIMITS.control.closedShown) return null;
  return (
    <>
      {older.length === 0 ? null : (
        <ul className={className} aria-label="Older incidents">
          {older.map(card)}
        </ul>
      )}
      <ActFailure failed={failed} />
      {pages.hasMore ? (
        <Button loading={isLoading} onClick={() => void load()}>
          Show older incidents
        </Button>
      ) : null}
    </>
  );
}
