import './style.css';
import { Header } from './client.jsx';

export const metadata = { title: 'Tractors', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Header />
        {children}
      </body>
    </html>
  );
}
