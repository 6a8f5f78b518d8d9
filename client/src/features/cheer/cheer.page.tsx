import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { v7 as newId } from 'uuid';
import { Empty } from '../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../components/ui/filter-bar';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { useUrlFilters } from '../../components/ui/url-filters';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import {
  useCheerTeamsQuery,
  useCreateCheerSquadMutation,
  useCreateCheerTeamMutation,
  useUpdateCheerSquadMutation,
  useUpdateCheerTeamMutation,
  type KeptTeamFragment,
} from './cheer.generated';
import styles from './cheer.module.css';
import type { KeptSquad } from './kept-squad';
import { NameDialog } from '../../components/ui/name-dialog';
import { TeamCard } from './team-card';
import { useSetActive } from './use-set-active';

/** What the name dialog is open for. */
/**
 * A new team or squad keeps one id: if it is sent again after an answer was lost, the server finds the one that was made.
 */
type Asking =
  | { readonly what: 'new-team'; readonly id: string }
  | { readonly what: 'team'; readonly team: KeptTeamFragment }
  | { readonly what: 'new-squad'; readonly id: string; readonly team: KeptTeamFragment }
  | {
      readonly what: 'squad';
      readonly team: KeptTeamFragment;
      readonly squad: KeptSquad;
    };

const FILTERS = ['q', 'inactive'] as const;

const matches = (team: KeptTeamFragment, text: string): boolean =>
  [team.name, ...team.squads.map(({ name: squadName }) => squadName)].some((name) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );

/** Cheer programmes and their squads: search, create, rename. */
export default function CheerPage() {
  const { data, error, refetch } = useCheerTeamsQuery();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const [asking, setAsking] = useState<Asking | null>(null);
  const save = useSaveName(refetch);
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const teams = data?.managedCheerTeams;
  const isWithInactive = values.inactive !== undefined;
  const offered = teams?.filter(({ isActive }) => isActive);
  const shown = teams?.filter((team) => (team.isActive || isWithInactive) && matches(team, values.q ?? ''));
  const { setTeam, setSquad, failedOf } = useSetActive(refetch);
  const addTeam = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAsking({ what: 'new-team', id: newId() })}
    >
      New team
    </Button>
  );

  return (
    <Page
      title="Cheer Teams"
      purpose={
        offered
          ? `${String(offered.length)} teams with ${String(offered.reduce((sum, { squads }) => sum + squads.filter(({ isActive }) => isActive).length, 0))} squads, by name.`
          : 'Teams and their squads, by name.'
      }
      actions={addTeam}
      error={error}
      hasContent={teams !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search teams"
            placeholder="Team or squad"
            value={values.q ?? ''}
            onSearch={search}
          />
          <ToggleChip
            label="Include deactivated"
            isOn={isWithInactive}
            onChange={(isOn) => set({ inactive: isOn ? '1' : null })}
          />
        </FilterBar>
      }
    >
      {shown === undefined ? <CardsSkeleton cards={6} /> : null}
      {shown?.length === 0 ? (
        isAny ? (
          <Empty title="No team matches" action={<Button onClick={clear}>Clear filters</Button>}>
            Check the spelling.
          </Empty>
        ) : (
          <Empty title="No teams yet" action={addTeam}>
            You can choose the teams entered here for patients and incidents.
          </Empty>
        )
      ) : null}
      {shown && shown.length > 0 ? (
        <div className={styles.grid}>
          {shown.map((team) => (
            <TeamCard
              key={team.id}
              team={team}
              isWithInactive={isWithInactive}
              onSetActive={(isActive) => setTeam(team, isActive)}
              onSetSquadActive={(squad, isActive) => setSquad(team, squad, isActive)}
              failed={failedOf(team)}
              onRename={() => setAsking({ what: 'team', team })}
              onAddSquad={() => setAsking({ what: 'new-squad', id: newId(), team })}
              onRenameSquad={(squad) => setAsking({ what: 'squad', team, squad })}
            />
          ))}
        </div>
      ) : null}
      {asking ? (
        <NameDialog
          {...wordsOf(asking)}
          onClose={() => setAsking(null)}
          onSave={(name) => save(asking, name)}
        />
      ) : null}
    </Page>
  );
}

function wordsOf(asking: Asking) {
  switch (asking.what) {
    case 'new-team':
      return { title: 'New team', label: 'Team name', action: 'Create team', initial: '' };
    case 'team':
      return {
        title: 'Rename team',
        label: 'Team name',
        action: 'Rename team',
        initial: asking.team.name,
      };
    case 'new-squad':
      return {
        title: `New squad for ${asking.team.name}`,
        label: 'Squad name',
        action: 'Add squad',
        initial: '',
      };
    case 'squad':
      return {
        title: 'Rename squad',
        label: 'Squad name',
        action: 'Rename squad',
        initial: asking.squad.name,
      };
  }
}

/** Saves the name. Rejects with the server's message, which the dialog shows. */
function useSaveName(refetch: () => Promise<unknown>): (asking: Asking, name: string) => Promise<void> {
  const options = { context: inlineErrors };
  const [createTeam] = useCreateCheerTeamMutation(options);
  const [updateTeam] = useUpdateCheerTeamMutation(options);
  const [createSquad] = useCreateCheerSquadMutation(options);
  const [updateSquad] = useUpdateCheerSquadMutation(options);
  return async (asking, name) => {
    switch (asking.what) {
      case 'new-team':
        await createTeam({ variables: { input: { id: asking.id, name: name } } });
        break;
      case 'team':
        await updateTeam({ variables: { input: { id: asking.team.id, name: name } } });
        break;
      case 'new-squad':
        await createSquad({
          variables: { input: { id: asking.id, teamId: asking.team.id, name: name } },
        });
        break;
      case 'squad':
        await updateSquad({ variables: { input: { id: asking.squad.id, name: name } } });
        break;
    }
    notify.success(`“${name}” is saved.`);
    await refetch();
  };
}
