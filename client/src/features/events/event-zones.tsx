import { PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Empty } from '../../components/ui/empty';
import { NameDialog } from '../../components/ui/name-dialog';
import { StatusTag } from '../../components/ui/status-tag';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useSaveEventZoneMutation, type ZoneFactsFragment as Zone } from './events.generated';
import styles from './events.module.css';

/** A new zone keeps its id if it is sent again after an answer was lost. */
type Asking = { readonly zone: Zone } | { readonly newId: string };

interface EventZonesProps {
  readonly eventId: string;
  readonly zones: readonly Zone[];
  readonly canEdit: boolean;
  /** Reads the event with its zones again. */
  readonly onChanged: () => Promise<unknown>;
}

/** The named areas of an event. Administrators create, rename and retire them. */
export function EventZones({ eventId, zones, canEdit, onChanged }: EventZonesProps) {
  const [save, saving] = useSaveEventZoneMutation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const set = async (
    input: { id: string; name: string; isActive: boolean; version: number },
    isInline: boolean,
  ) => {
    await save({
      variables: { input: { eventId, ...input } },
      ...(isInline ? { context: inlineErrors } : {}),
    });
    await onChanged();
  };
  const add = canEdit ? (
    <Button
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => {
        setAsking({ newId: newId() });
      }}
    >
      Add zone
    </Button>
  ) : null;
  return (
    <Card title={<h2 className="sl-card-title">Zones</h2>} extra={zones.length > 0 ? add : null}>
      {zones.length === 0 ? (
        <Empty size="small" title="No zones yet" action={add}>
          Records, logs and figures can be placed in named areas of the event, such as its main stage.
        </Empty>
      ) : (
        <ul className={styles.zones}>
          {zones.map((zone) => (
            <li key={zone.id} className={styles.zone}>
              <span>{zone.name}</span>
              {zone.isActive ? null : <StatusTag tone="neutral">No longer offered</StatusTag>}
              {canEdit ? (
                <span className={styles.zoneActions}>
                  <Button
                    type="text"
                    aria-label={`Rename ${zone.name}`}
                    onClick={() => {
                      setAsking({ zone });
                    }}
                  >
                    Rename
                  </Button>
                  <Button
                    type="text"
                    loading={saving.loading}
                    aria-label={zone.isActive ? `Stop offering ${zone.name}` : `Offer ${zone.name} again`}
                    onClick={() => {
                      // The page says what failed.
                      set({ ...facts(zone), isActive: !zone.isActive }, false).catch(() => undefined);
                    }}
                  >
                    {zone.isActive ? 'Stop offering' : 'Offer again'}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {asking === null ? null : (
        <NameDialog
          title={'zone' in asking ? 'Rename zone' : 'Add zone'}
          label="Zone name"
          initial={'zone' in asking ? asking.zone.name : ''}
          maxLength={LIMITS.events.zoneNameLength}
          action={'zone' in asking ? 'Rename zone' : 'Add zone'}
          onSave={(name) =>
            set(
              'zone' in asking
                ? { ...facts(asking.zone), name }
                : { id: asking.newId, name, isActive: true, version: 0 },
              true,
            )
          }
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
    </Card>
  );
}

const facts = ({ id, name, isActive, version }: Zone) => ({ id, name, isActive, version });
