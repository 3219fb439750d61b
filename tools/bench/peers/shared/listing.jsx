import { useEffect, useState } from 'react';
import { Link } from './link.jsx';

const LINKS = ['New tractors', 'Used tractors', 'Dealers', 'Loans', 'Compare'];
const LEAST_HP = [0, 30, 45, 60];

export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </button>
        <Link to="/">Tractors</Link>
      </header>
      <nav hidden={!open}>
        {LINKS.map((name) => (
          <a key={name} href="/">
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}

/** The same list of 24 cards in every stack: filters by brand and power, and nothing else that answers. */
export function Listing({ items }) {
  const [chosen, setChosen] = useState({});
  const [least, setLeast] = useState(0);
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  const brands = [...new Set(items.map(({ brand }) => brand))];
  const isAny = !brands.some((brand) => chosen[brand]);
  const shown = items.filter(({ brand, hp }) => (isAny || chosen[brand]) && hp >= least);
  return (
    <main>
      <h1>Tractors in India</h1>
      <fieldset>
        <legend>Filter ({shown.length})</legend>
        {brands.map((brand) => (
          <label key={brand}>
            <input
              type="checkbox"
              checked={Boolean(chosen[brand])}
              onChange={({ target }) => setChosen({ ...chosen, [brand]: target.checked })}
            />{' '}
            {brand}
          </label>
        ))}
        <label>
          Minimum HP{' '}
          <select value={least} onChange={({ target }) => setLeast(Number(target.value))}>
            {LEAST_HP.map((hp) => (
              <option key={hp}>{hp}</option>
            ))}
          </select>
        </label>
      </fieldset>
      <ul className="grid">
        {shown.map(({ id, name, brand, hp, price }, place) => (
          <li className="card" key={id}>
            <img
              src={`/img/${id}.avif`}
              width="400"
              height="300"
              alt={name}
              loading={place < 4 ? 'eager' : 'lazy'}
              fetchPriority={place < 2 ? 'high' : 'auto'}
            />
            <div>
              <Link to={`/tractor/${id}`}>{name}</Link>
              <div>
                {brand}, {hp} HP
              </div>
              <div className="price">₹{price.toLocaleString('en-IN')}</div>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
