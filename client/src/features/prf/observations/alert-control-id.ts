import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { controlId } from '../fields/control-id';

/** The control for the action on a set's alert. */
export const alertControlId = (entryId: string): string =>
  controlId('observations', alertActionPath(entryId));
