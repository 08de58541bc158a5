/** The smallest possible page with the site's libraries, for comparison. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

function Page() {
  return (
    <main>
      <title>Minimal</title>
      <h1>Hola</h1>
      <Link to="/">Inicio</Link>
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
