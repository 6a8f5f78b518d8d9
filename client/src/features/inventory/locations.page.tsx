import {
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  PlusOutlined,
  PoweroffOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { LOCATION_KIND_TABLE, LOCATION_TYPE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../components/ui/filter-bar';
import { ExportMenu } from '../../components/list/export-menu';
import { ListToolbar } from '../../components/list/list-toolbar';
import { morePages } from '../../components/list/next-page';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { askToConfirm, sayWhyNot } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf } from '../../lib/errors';
import { totalText } from '../../lib/formats';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import {
  useDeleteStockLocationMutation,
  useStockLocationsQuery,
  useUpdateStockLocationMutation,
  type LocationRowFragment,
} from './inventory.generated';
import styles from './inventory.module.css';
import { LabelsButton } from './labels-dialog';
import { LocationDialog } from './location-dialog';
import { LocationStock } from './location-stock';
import { valueText } from './value-column';

const FILTERS = ['q', 'inactive', 'open', 'scanned'] as const;

const typeWords = ({ type, kind, parentName }: LocationRowFragment): string =>
  [
    type === null ? LOCATION_KIND_TABLE[kind].label : LOCATION_TYPE_TABLE[type].label,
    ...(parentName === null ? [] : [`in ${parentName}`]),
  ].join(' ');

/** Links to the bag that a place is, or belongs to as a pouch. */
function BagLink({
  location: { kind, id, parentId, name, parentName },
}: {
  readonly location: LocationRowFragment;
}) {
  const bag = kind === 'bag' ? { id, name } : kind === 'pouch' ? { id: parentId, name: parentName } : null;
  if (bag?.id == null) return null;
  return (
    <p>
      <Link to={`/inventory/bags/${bag.id}`}>Open {bag.name}</Link>
    </p>
  );
}

/** Vehicles, tents and stores, and the stock in each (spec section 2, Location Management). */
export default function LocationsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const isWithInactive = values.inactive !== undefined;
  // The label of a location leads to only that location, on whichever page of the list it is.
  const scanned = values.scanned ?? null;
  const filter = {
    id: scanned,
    text: values.q ?? null,
    isActive: isWithInactive || scanned !== null ? null : true,
  };
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, previousData, error, refetch, fetchMore, loading } = useStockLocationsQuery({
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const locations = (data ?? previousData)?.stockLocations;
  const [asking, setAsking] = useState<'new' | LocationRowFragment | null>(null);
  const [remove] = useDeleteStockLocationMutation({ context: inlineErrors });
  const [update] = useUpdateStockLocationMutation();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const isFiltered = values.q !== undefined || scanned !== null;

  const setActive = async (location: LocationRowFragment, isActive: boolean) => {
    const { id, name, type, parentId, deliveryAddress, version } = location;
    // Bags and pouches have no type, and are closed on their own pages.
    if (type === null) return;
    try {
      await update({
        variables: { input: { id, name, type, parentId, deliveryAddress, version, isActive } },
      });
      notify.success(isActive ? `${name} is in use again.` : `${name} is deactivated.`);
    } catch {
      // The page already says why.
    }
    await refetch();
  };
  const confirmRemoval = (location: LocationRowFragment) =>
    askToConfirm({
      title: 'Are you sure you want to delete this location?',
      content: location.name,
      okText: 'Delete location',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      onOk: async () => {
        try {
          await remove({ variables: { input: { id: location.id } } });
          notify.success(`${location.name} is deleted.`);
          await refetch();
        } catch (failure) {
          refuse(location, failure);
        }
      },
    });
  const refuse = (location: LocationRowFragment, failure: unknown) => {
    const canDeactivate = codeOf(failure) === 'LOCATION_IN_USE' && isAdmin && location.isActive;
    const words = { title: `${location.name} was not deleted`, content: messageOf(failure) };
    if (canDeactivate)
      askToConfirm({
        ...words,
        okText: 'Deactivate location',
        cancelText: 'Keep it',
        onOk: () => setActive(location, false),
      });
    else sayWhyNot({ ...words, okText: 'Keep location' });
  };

  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAsking('new')}>
      Add location
    </Button>
  );
  const { onMore } = morePages('stockLocations', data ?? previousData, fetchMore);
  return (
    <Page
      title="Location Management"
      purpose="Vehicles, tents and stores, and the stock in each."
      actions={
        <>
          <LabelsButton
            kind="location"
            ids={locations?.nodes.filter(({ kind }) => kind === 'place').map(({ id }) => id) ?? []}
          />
          {add}
        </>
      }
      error={error}
      hasContent={locations !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <ExportMenu
              list="stockLocations"
              filter={filter}
              isFiltered={isFiltered || isWithInactive}
              count={locations?.totalCount}
            />
          }
        >
          <FilterBar
            isAny={isFiltered || isWithInactive}
            onClear={() => {
              set({ q: null, inactive: null, scanned: null });
            }}
          >
            <SearchBox
              label="Search locations"
              placeholder="Location name"
              value={values.q ?? ''}
              onSearch={search}
            />
            <ToggleChip
              label="Include deactivated"
              isOn={isWithInactive}
              onChange={(isOn) => set({ inactive: isOn ? '1' : null })}
            />
            {scanned === null ? null : (
              <ToggleChip label="Scanned location" isOn onChange={() => set({ scanned: null })} />
            )}
          </FilterBar>
        </ListToolbar>
      }
    >
      {locations === undefined ? <CardsSkeleton cards={6} /> : null}
      {locations?.nodes.length === 0 ? (
        isFiltered ? (
          <Empty
            title="No location matches"
            action={<Button onClick={() => set({ q: null, scanned: null })}>Clear search</Button>}
          >
            Check the spelling.
          </Empty>
        ) : (
          <Empty title="No locations yet" action={add}>
            Add the places where you keep stock, such as a store or a vehicle.
          </Empty>
        )
      ) : null}
      {locations && locations.nodes.length > 0 ? (
        <ul className={styles['list']} aria-label="Locations">
          {locations.nodes.map((location) => {
            const isOpen = values.open === location.id;
            return (
              <li key={location.id} className={styles['place']}>
                <div className={styles['placeHead']}>
                  <h2 className={styles['placeName']}>
                    <button
                      type="button"
                      className={styles['placeToggle']}
                      aria-expanded={isOpen}
                      onClick={() => {
                        set({ open: isOpen ? null : location.id });
                      }}
                    >
                      {isOpen ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
                      <span>
                        {location.name}
                        <span className={styles['placeType']}>{typeWords(location)}</span>
                      </span>
                    </button>
                  </h2>
                  {location.valuePence == null ? null : (
                    <span className={styles['placeValue']}>
                      <span className="sl-hidden">Value</span> {valueText(location.valuePence)}
                    </span>
                  )}
                  {location.isActive ? null : <StatusTag tone="neutral">Deactivated</StatusTag>}
                  {location.kind === 'place' ? (
                    <span className={styles['acts']}>
                      {isAdmin && !location.isActive ? (
                        <Button
                          icon={<PoweroffOutlined aria-hidden="true" />}
                          aria-label={`Use ${location.name} again`}
                          onClick={() => void setActive(location, true)}
                        />
                      ) : null}
                      <Button
                        icon={<EditOutlined aria-hidden="true" />}
                        aria-label={`Edit ${location.name}`}
                        onClick={() => setAsking(location)}
                      />
                      <Button
                        danger
                        icon={<DeleteOutlined aria-hidden="true" />}
                        aria-label={`Delete ${location.name}`}
                        onClick={() => confirmRemoval(location)}
                      />
                    </span>
                  ) : null}
                </div>
                {isOpen ? (
                  <div className={styles['stock']}>
                    <BagLink location={location} />
                    <LocationStock locationId={location.id} name={location.name} />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {locations && locations.nodes.length > 0 ? (
        <div className={styles['tail']}>
          <span aria-live="polite">
            {`Showing ${String(locations.nodes.length)} of ${totalText(locations.totalCount)}`}
          </span>
          {onMore ? (
            <Button onClick={onMore} loading={loading}>
              Load more
            </Button>
          ) : null}
        </div>
      ) : null}
      {asking === null ? null : (
        <LocationDialog
          existing={asking === 'new' ? null : asking}
          onClose={() => setAsking(null)}
          onSaved={() => {
            setAsking(null);
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
