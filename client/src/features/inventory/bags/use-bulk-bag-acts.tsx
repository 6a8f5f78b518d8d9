import { ExportOutlined, HomeOutlined, ImportOutlined, StopOutlined, ToolOutlined } from '@ant-design/icons';
import { BAG_TRANSITIONS, type BagStateName } from '@sideline/schema/inventory/bag-transitions';
import { BAG_BUTTON_TABLE, type BagButton } from '@sideline/schema/inventory/bags';
import { LIMITS } from '@sideline/schema/limits';
import { useRef, useState } from 'react';
import { EventPicker } from '../../../components/pickers/event-picker';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import { PlaceControl, type ChosenPlace } from '../papers/place-picker';
import { useStepBagMutation, useUpdateBagMutation, type BagRowFragment } from './bags.generated';

const canTake = (action: BagButton, { state }: BagRowFragment): boolean =>
  (BAG_TRANSITIONS[action].from as readonly BagStateName[]).includes(state);

const reasonIn = (label: string) => ({
  label,
  hint: 'Kept in the history of each bag.',
  maxLength: LIMITS.stock.noteLength,
});

const NEW_HOME = { label: 'New home', hint: 'The place where they are kept between events.' };

interface HomeControlProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (placeId: string) => void;
}

/** Where the bags are kept from now on. */
function HomeControl({ id, value, onChange }: HomeControlProps) {
  const [home, setHome] = useState<ChosenPlace | null>(null);
  return (
    <PlaceControl
      id={id}
      label={NEW_HOME.label}
      hint={NEW_HOME.hint}
      isRequired
      onlyStores
      value={value === '' ? null : value}
      name={home?.name ?? null}
      onChange={(place) => {
        setHome(place);
        onChange(place?.id ?? '');
      }}
    />
  );
}

/**
 * What several bags do at once: out to an event and back, out of service and back, and to another home. It is done only if
 * the bag is as it was when it was selected. No step can be undone exactly, because a bag has to be checked afterwards.
 */
export function useBulkBagActs(): readonly BulkAct<BagRowFragment>[] {
  const isAdmin = useSignedInUser().role === 'admin';
  const [step] = useStepBagMutation({ context: inlineErrors });
  const take = async (
    { id, version, ...bag }: BagRowFragment,
    action: BagButton,
    said: { readonly reason?: string; readonly eventId?: string },
  ): Promise<BagRowFragment> => {
    const { data } = await step({ variables: { input: { id, version, action, ...said } } });
    return data?.stepBag.bag.bag ?? { ...bag, id, version };
  };
  const [update] = useUpdateBagMutation({ context: inlineErrors });
  const homesBefore = useRef(new Map<string, string>());
  const keepAt = async (bag: BagRowFragment, homeId: string): Promise<BagRowFragment> => {
    const { id, name, kitId, checkEveryDays, notes, version } = bag;
    const { data } = await update({
      variables: { input: { id, name, kitId, checkEveryDays, notes, version, homeId } },
    });
    homesBefore.current.set(id, bag.homeId);
    return data?.updateBag.bag.bag ?? bag;
  };
  const noun = ['bag', 'bags'] as const;
  const move: BulkAct<BagRowFragment> = {
    key: 'move',
    label: 'Move',
    labelEnd: 'to another home',
    barLabel: 'Change home',
    icon: <HomeOutlined aria-hidden="true" />,
    noun,
    consequence: 'They are kept there from now on. What is in them stays in them.',
    applies: () => true,
    otherwise: '',
    asks: { ...NEW_HOME, control: (props) => <HomeControl {...props} /> },
    run: keepAt,
    done: 'moved',
    undo: {
      label: 'Move back',
      done: 'moved back',
      run: (bag) => keepAt(bag, homesBefore.current.get(bag.id) ?? bag.homeId),
    },
  };
  const reinstate: BulkAct<BagRowFragment> = {
    key: 'reinstate',
    label: 'Put',
    labelEnd: 'back into service',
    barLabel: BAG_BUTTON_TABLE.reinstate.label,
    icon: <ToolOutlined aria-hidden="true" />,
    noun,
    consequence: 'Each of them has to be checked before it can go out.',
    applies: (bag) => canTake('reinstate', bag),
    otherwise: 'They are in service.',
    asks: reasonIn('What was done?'),
    run: (bag, reason) => take(bag, 'reinstate', { reason }),
    done: 'put back into service',
  };
  return [
    {
      key: 'issue',
      label: 'Issue',
      barLabel: 'Issue to an event',
      icon: <ExportOutlined aria-hidden="true" />,
      noun,
      consequence: 'They are out until they are brought back.',
      applies: (bag) => canTake('issue', bag),
      otherwise: 'Only bags that were checked and sealed can be issued.',
      asks: {
        label: 'Event',
        hint: 'Each bag must stay ready until the event ends.',
        control: ({ id, value, onChange }) => (
          <EventPicker
            id={id}
            value={value === '' ? null : value}
            onChange={(eventId) => onChange(eventId ?? '')}
          />
        ),
      },
      run: (bag, eventId) => take(bag, 'issue', { eventId }),
      done: 'issued',
    },
    {
      key: 'bring_back',
      label: 'Bring back',
      icon: <ImportOutlined aria-hidden="true" />,
      noun,
      consequence: 'Nobody has them any longer. Each of them has to be checked before it can go out again.',
      applies: (bag) => canTake('bring_back', bag),
      otherwise: 'They are not out.',
      run: (bag) => take(bag, 'bring_back', {}),
      done: 'brought back',
    },
    {
      key: 'withdraw',
      label: 'Take',
      labelEnd: 'out of service',
      barLabel: BAG_BUTTON_TABLE.withdraw.label,
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun,
      consequence:
        'Nobody can take them out until an administrator puts them back into service. Then each of them has to be checked.',
      applies: (bag) => canTake('withdraw', bag) && bag.state !== 'out',
      otherwise: 'Bring back bags that are out first. Others are already out of service.',
      asks: reasonIn('What is wrong with them?'),
      run: (bag, reason) => take(bag, 'withdraw', { reason }),
      done: 'taken out of service',
    },
    ...(isAdmin ? [reinstate, move] : []),
  ];
}
