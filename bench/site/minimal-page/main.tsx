/** The smallest possible page with the site's libraries, for comparison. */
import { createRoot } from 'react-dom/client';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

function Page() {
  return (
    <main>
      <Helmet>
        <title>Minimal</title>
      </Helmet>
      <h1>Hola</h1>
      <Link to="/">Inicio</Link>
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <HelmetProvider>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </HelmetProvider>,
);
