import type { CrewOwnState } from '@sideline/schema/control/crews';
import type { IncidentPriority, IncidentState } from '@sideline/schema/control/incidents';
import type { ControlLogTypedKind } from '@sideline/schema/control/log';
import type { MajorIncidentState } from '@sideline/schema/control/methane';

/** What people ask of event control, before it is checked. The inputs of GraphQL have these shapes. */

interface SaidIncident {
  readonly priority: IncidentPriority;
  readonly zone?: string | null | undefined;
  readonly place: string;
  readonly what: string;
  readonly casualties?: number | null | undefined;
  readonly caller?: string | null | undefined;
}

export interface OpenedIncident extends SaidIncident {
  readonly eventId: string;
  readonly incidentId: string;
  readonly calledAt?: Date | null | undefined;
}

export interface UpdatedIncident extends SaidIncident {
  readonly incidentId: string;
  readonly version: number;
}

export interface AdvancedIncident {
  readonly incidentId: string;
  readonly version: number;
  readonly to: IncidentState;
  readonly crewId?: string | null | undefined;
  readonly at?: Date | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface CorrectedIncidentTime {
  readonly incidentId: string;
  readonly version: number;
  readonly state: IncidentState;
  readonly at: Date;
  readonly reason: string;
}

export interface WantedIncidentPrf {
  readonly incidentId: string;
  readonly prfId: string;
  readonly commandId: string;
}

export interface LinkedIncidentRecord {
  readonly incidentId: string;
  readonly prfNumber?: string | null | undefined;
  readonly logId?: string | null | undefined;
}

export interface SavedCrew {
  readonly eventId: string;
  readonly crewId: string;
  readonly version: number;
  readonly callSign: string;
  readonly bag?: string | null | undefined;
  readonly vehicle?: string | null | undefined;
  readonly ownState: CrewOwnState;
  readonly staffIds: readonly string[];
}

export interface SavedTreatmentPlace {
  readonly eventId: string;
  readonly placeId: string;
  readonly version: number;
  readonly name: string;
  readonly beds: number;
  readonly occupied: number;
  readonly waiting: number;
}

export interface AddedControlLog {
  readonly eventId: string;
  readonly entryId: string;
  readonly kind: ControlLogTypedKind;
  readonly text: string;
  readonly at?: Date | null | undefined;
  readonly incidentId?: string | null | undefined;
  readonly crewId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  readonly corrects?: number | null | undefined;
}

export interface SavedMethane {
  readonly eventId: string;
  readonly entryId: string;
  readonly basedOn?: number | null | undefined;
  readonly majorIncident: MajorIncidentState;
  readonly exactLocation: string;
  readonly incidentType: string;
  readonly hazards: string;
  readonly access: string;
  readonly casualties: string;
  readonly emergencyServices: string;
}

export interface OfferedControl {
  readonly eventId: string;
  readonly handoverId: string;
  readonly summary: string;
  readonly password: string;
}

export interface TakenControl {
  readonly eventId: string;
  readonly handoverId: string;
  readonly reason: string;
  readonly password: string;
}

export interface WithdrawnControl {
  readonly handoverId: string;
}

export interface AcceptedControl {
  readonly handoverId: string;
  readonly password: string;
}
