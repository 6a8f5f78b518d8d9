import {
  AppstoreOutlined,
  CalendarOutlined,
  FileTextOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { GENDER_LABELS } from '@sideline/schema/people';
import { PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { ROLE_LABELS } from '@sideline/schema/roles';
import type { ReactNode } from 'react';
import type { PrfAbout } from '../../components/create-prf/use-create-prf';
import { diedText } from '../../components/records/died';
import { alsoRecordedAs } from '../../components/records/merged-records';
import { clockOf, formatDate, formatDateOfBirth } from '../../lib/dates';
import type { FindEverythingQuery } from './command-palette.generated';

/** What can be done with a result, apart from opening it. */
export interface SecondAct {
  readonly label: string;
  /** Where it leads, or who a new record is about. */
  readonly to: string | PrfAbout;
}

export interface PaletteOption {
  readonly key: string;
  readonly label: string;
  /** What it belongs to, or what else is known about it. */
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly path: string;
  /** For a command of the open page, which continues as it is. */
  readonly isHere?: boolean;
  /** Runs instead of opening a page. */
  readonly run?: () => void;
  readonly second?: SecondAct;
}

export interface PaletteGroup {
  readonly label: string;
  readonly options: readonly PaletteOption[];
}

const joined = (...words: readonly (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join(' · ');

/** What the server found, in the groups of the palette. */
export const groupsOf = (found: FindEverythingQuery): readonly PaletteGroup[] => [
  {
    label: 'Patients',
    options: found.findPatients.map((match) => ({
      key: match.id,
      label: match.name,
      hint: joined(
        diedText(match),
        match.isSimilar && 'Similar name',
        formatDateOfBirth(match.dob),
        match.gender && GENDER_LABELS[match.gender],
        alsoRecordedAs(match, match.alsoRecordedAs),
      ),
      icon: <UserOutlined />,
      path: `/patients/${match.id}`,
      second: { label: `New PRF for ${match.name}`, to: { patientId: match.id } },
    })),
  },
  {
    label: 'Records',
    options: found.prfs.nodes.map(({ id, customPrfId, ...prf }) => ({
      key: id,
      label: customPrfId,
      hint: joined(
        prf.patientName,
        diedText(prf),
        prf.eventName,
        clockOf(prf.timeZone).date(prf.createdAt),
        PRF_STATE_LABELS[prf.status],
      ),
      icon: <FileTextOutlined />,
      path: `/prf/${customPrfId}`,
      second: { label: `History of ${customPrfId}`, to: `/prf/${customPrfId}/history` },
    })),
  },
  {
    label: 'Events',
    options: found.events.nodes.map(({ id: eventId, name, date, location, status }) => ({
      key: eventId,
      label: name,
      hint: joined(formatDate(date), location),
      icon: <CalendarOutlined />,
      path: `/events/${eventId}`,
      ...(status === 'live' && {
        second: { label: `New PRF at ${name}`, to: { eventId } },
      }),
    })),
  },
  {
    label: 'People',
    options: (found.users?.nodes ?? []).map(({ id, firstName, lastName, email, role, isActive }) => ({
      key: id,
      label: `${firstName} ${lastName}`,
      hint: joined(ROLE_LABELS[role], email, !isActive && 'Disabled'),
      icon: <TeamOutlined />,
      path: `/users?q=${encodeURIComponent(email)}`,
      second: { label: `What ${firstName} ${lastName} did`, to: `/reports/auditlog?person=${id}` },
    })),
  },
  {
    label: 'Stock',
    options: (found.stockItems?.nodes ?? []).map(({ id, name, strength, sku, isActive }) => ({
      key: id,
      label: strength === null ? name : `${name} ${strength}`,
      hint: joined(sku, !isActive && 'Deactivated'),
      icon: <AppstoreOutlined />,
      path: `/inventory/items/${id}`,
    })),
  },
];
