import { useEffect, useState } from 'react';
import { Link } from './link.jsx';

const LINKS = ['New tractors', 'Used tractors', 'Dealers', 'Loans', 'Compare'];
const MIN_HP_OPTIONS = [0, 30, 45, 60];

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

/** The same list of 24 cards in every stack. Only its filters by brand and power are interactive. */
export function Listing({ items }) {
  const [selected, setSelected] = useState({});
  const [minHp, setMinHp] = useState(0);
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  const brands = [...new Set(items.map(({ brand }) => brand))];
  const isAny = !brands.some((brand) => selected[brand]);
  const matches = items.filter(({ brand, hp }) => (isAny || selected[brand]) && hp >= minHp);
  return (
    <main>
      <h1>Tractors in India</h1>
      <fieldset>
        <legend>Filter ({matches.length})</legend>
        {brands.map((brand) => (
          <label key={brand}>
            <input
              type="checkbox"
              checked={Boolean(selected[brand])}
              onChange={({ target }) => setSelected({ ...selected, [brand]: target.checked })}
            />{' '}
            {brand}
          </label>
        ))}
        <label>
          Minimum HP{' '}
          <select value={minHp} onChange={({ target }) => setMinHp(Number(target.value))}>
            {MIN_HP_OPTIONS.map((hp) => (
              <option key={hp}>{hp}</option>
            ))}
          </select>
        </label>
      </fieldset>
      <ul className="grid">
        {matches.map(({ id, name, brand, hp, price }, index) => (
          <li className="card" key={id}>
            <img
              src={`/img/${id}.avif`}
              width="400"
              height="300"
              alt={name}
              loading={index < 4 ? 'eager' : 'lazy'}
              fetchPriority={index < 2 ? 'high' : 'auto'}
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
