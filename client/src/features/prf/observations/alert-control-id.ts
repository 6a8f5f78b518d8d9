import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { controlId } from '../fields/control-id';

/** Where the action on a set's alert is typed. */
export const alertControlId = (entryId: string): string =>
  controlId('observations', alertActionPath(entryId));
