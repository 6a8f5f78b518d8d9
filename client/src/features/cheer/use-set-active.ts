import { useState } from 'react';
import { useActFailure, type Failed } from '../../components/ui/use-act-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { askToConfirm } from '../../lib/confirming';
import { notify } from '../../lib/notices';
import {
  useSetCheerSquadActiveMutation,
  useSetCheerTeamActiveMutation,
  type KeptTeamFragment,
} from './cheer.generated';
import type { KeptSquad } from './kept-squad';

interface SetActive {
  readonly setTeam: (team: KeptTeamFragment, isActive: boolean) => void;
  readonly setSquad: (team: KeptTeamFragment, squad: KeptSquad, isActive: boolean) => void;
  /** Why this team, or one of its squads, was not changed. */
  readonly failedOf: (team: KeptTeamFragment) => Failed | null;
}

/** Deactivates teams and squads, after a question, and makes them active again. */
export function useSetActive(refetch: () => Promise<unknown>): SetActive {
  const [setTeamActive] = useSetCheerTeamActiveMutation({ context: inlineErrors });
  const [setSquadActive] = useSetCheerSquadActiveMutation({ context: inlineErrors });

  const failure = useActFailure();
  // The team on whose card a failure is shown.
  const [tried, setTried] = useState<string | null>(null);

  const run = async (name: string, isActive: boolean, act: () => Promise<unknown>): Promise<void> => {
    const isDone = await failure.run(act);
    if (isDone) notify.success(isActive ? `“${name}” can be chosen again.` : `“${name}” is deactivated.`);
    // If they cannot be loaded again, they stay as they are shown.
    await refetch().catch(() => undefined);
  };
  const ask = (teamId: string, name: string, isActive: boolean, act: () => Promise<unknown>): void => {
    failure.clear();
    setTried(teamId);
    if (isActive) void run(name, isActive, act);
    else
      askToConfirm({
        title: `Deactivate “${name}”?`,
        content: 'It can no longer be chosen, including at registration. Existing records of it are kept.',
        okText: 'Deactivate',
        okButtonProps: { danger: true },
        cancelText: 'Keep it',
        onOk: () => run(name, isActive, act),
      });
  };
  return {
    setTeam: ({ id: teamId, name: teamName }, isActive) =>
      ask(teamId, teamName, isActive, () => setTeamActive({ variables: { teamId, isActive } })),
    setSquad: ({ id: teamId }, { id: squadId, name: squadName }, isActive) =>
      ask(teamId, squadName, isActive, () => setSquadActive({ variables: { squadId, isActive } })),
    failedOf: ({ id }) => (id === tried ? failure.failed : null),
  };
}
