import { fieldAt } from '@sideline/schema/prf/catalogue';
import { controlId } from '../fields/control-id';
import { useFacts, usePrf } from '../prf-context';
import { BodyMap } from './body-map';

interface Wound {
  readonly location?: string | null;
}

/** The body map over the list of wounds: a tap adds a line and goes to its kind (clinical section 6, wcag). */
export function WoundMap() {
  const { store, isReadOnly } = usePrf();
  const stored = useFacts().data['SecondarySurvey']?.['wound_map'];
  const wounds: readonly Wound[] = Array.isArray(stored) ? (stored as readonly Wound[]) : [];
  const location = fieldAt('SecondarySurvey', 'wound_map.location');
  if (!location || !('choices' in location)) return null;

  const counts = new Map<string, number>();
  for (const wound of wounds) {
    if (wound.location) counts.set(wound.location, (counts.get(wound.location) ?? 0) + 1);
  }
  const tap = (key: string) => {
    store.edit('SecondarySurvey', 'wound_map', [...wounds, { location: key }]);
    const kindId = `${controlId('SecondarySurvey', 'wound_map')}-${wounds.length}-wound`;
    requestAnimationFrame(() => {
      const kind = document.getElementById(kindId);
      kind?.scrollIntoView({ block: 'center' });
      kind?.focus();
    });
  };
  return <BodyMap locations={location.choices} counts={counts} isDisabled={isReadOnly} onTap={tap} />;
}
