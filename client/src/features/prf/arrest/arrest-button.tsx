import { HeartFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { ARREST_MODE } from '../../../components/records/arrest-address';
import { usePrf } from '../prf-context';

/** Opens arrest mode with one tap, from the head of every section. */
export function ArrestButton() {
  const { isReadOnly, amending } = usePrf();
  const [, setSearch] = useSearchParams();
  const location: Location<unknown> = useLocation();
  if (isReadOnly || amending) return null;
  return (
    <Button
      danger
      type="primary"
      className="prf-banner-arrest"
      icon={<HeartFilled aria-hidden="true" />}
      onClick={() => {
        setSearch(
          (search) => {
            search.set(ARREST_MODE.name, ARREST_MODE.value);
            return search;
          },
          { state: location.state, preventScrollReset: true },
        );
      }}
    >
      Arrest
    </Button>
  );
}
