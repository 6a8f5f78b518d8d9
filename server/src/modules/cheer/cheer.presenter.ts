import type { ListedTeam } from './cheer.service.js';

/** A cheer team of spec section 3. */
export const presentTeam = ({ team_id, team_name, squads }: ListedTeam) => ({
  team_id,
  team_name,
  squads: squads.map(({ squad_id, squad_name }) => ({ squad_id, squad_name })),
});
