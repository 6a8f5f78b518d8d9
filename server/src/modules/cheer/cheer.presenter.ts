import type { ListedTeam } from './cheer.service.js';

/** A cheer team of spec section 3. */
export const presentTeam = ({ id: team_id, name: team_name, squads }: ListedTeam) => ({
  team_id,
  team_name,
  squads: squads.map(({ id: squad_id, name: squad_name }) => ({ squad_id, squad_name })),
});
