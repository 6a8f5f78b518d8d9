import { askToConfirm } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import {
  useSetCheerSquadActiveMutation,
  useSetCheerTeamActiveMutation,
  type KeptTeamFragment,
} from './cheer.generated';
import type { KeptSquad } from './kept-squad';

interface SetActive {
  readonly setTeam: (team: KeptTeamFragment, isActive: boolean) => void;
  readonly setSquad: (squad: KeptSquad, isActive: boolean) => void;
}

/** Deactivates teams and squads, after a question, and makes them active again. */
export function useSetActive(refetch: () => Promise<unknown>): SetActive {
  const [setTeamActive] = useSetCheerTeamActiveMutation({ context: inlineErrors });
  const [setSquadActive] = useSetCheerSquadActiveMutation({ context: inlineErrors });

  const run = async (name: string, isActive: boolean, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
      notify.success(isActive ? `“${name}” can be chosen again.` : `“${name}” is deactivated.`);
    } catch (refusal) {
      // A conflict also says how many members there are, which its general message does not.
      notify.error(problemsOf(refusal)[0]?.message ?? messageOf(refusal));
    }
    await refetch();
  };
  const ask = (name: string, isActive: boolean, act: () => Promise<unknown>): void => {
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
      ask(teamName, isActive, () => setTeamActive({ variables: { teamId, isActive } })),
    setSquad: ({ id: squadId, name: squadName }, isActive) =>
      ask(squadName, isActive, () => setSquadActive({ variables: { squadId, isActive } })),
  };
}
