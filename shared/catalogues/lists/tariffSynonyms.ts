import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';
import { englishWords } from './englishWords.ts';

/**
 * What importers and suppliers call goods, and how a tariff does: the typed word, then each other way, parted by «|». A way
 * of several words stands for the codes that say all of them, and a number for those that begin with it.
 */
const said = `
aceite de motor|aceites lubricantes
aceite de cocina|aceite refinado
abono|fertilizante|abonos
aguardiente|ron|tequila
airpods|auriculares
alambrado|alambre púas
anteojos|gafas|monturas
arete|bisutería|joyería
arrocera|8516.60
audífono|auriculares|audífonos
auto|automóviles
balero|rodamientos
balinera|rodamientos
banda|correas|bandas
batería|baterías|pilas
batidora|licuadoras
bermuda|pantalones
bocina|altavoces
bombillo|bombillas
botella pet|botellas plástico
boxer|calzoncillos
cable|cables|conductores
cable usb|conductores conexión
camara de seguridad|cámaras vigilancia
camara web|cámaras video
camioneta|automóviles|pickups
carro|automóviles
celular|teléfonos móviles|teléfonos inteligentes
chamarra|abrigos|frazadas
chaqueta|chaquetas|abrigos
cargador|convertidores
chip|circuitos integrados|tarjetas inteligentes
chompa|suéteres|abrigos
chumpa|abrigos
cobija|frazadas
computador|computadoras
control remoto|8543.70
cosmético|cremas|maquillaje
dental|dientes
desarmador|destornilladores
empaque|empaques|juntas
espagueti|pastas
faja|fajas|correas
ferreteria|herramientas mano
frigorífico|refrigeradores|refrigeradoras
gabacha|batas|ropa trabajo
generador|generadoras
heladera|refrigeradoras|congeladores
hule|caucho|hule
impresor|impresoras
inversor|convertidores
iphone|teléfonos inteligentes
jeans|pantalones lona|pantalones algodón
labial|labios
lampara led|lámparas led|luminarias led
lapicero|bolígrafos
laptop|computadoras portátiles
lego|juguetes
lentes de sol|gafas sol
lentes|gafas|lentes
llanta|neumáticos
llave inglesa|llaves ajuste
macbook|computadoras portátiles
medicina|medicamentos
memoria ram|8473.30
mochila|bolsos maletas|4202.92
moto|motocicletas
mouse|8471.60
nevera|refrigeradores|refrigeradoras
notebook|computadoras portátiles|cuadernos
ordenador|computadoras
ordenador portatil|computadoras portátiles
pajilla|plástico mesa
pantalla|pantallas|televisores|monitores
papel de baño|papel higiénico
papel sanitario|papel higiénico
parlante|altavoces
pasta dental|pasta dientes
pendrive|memorias usb
pizarra|9610
playera|camisetas
playstation|consolas videojuegos
polera|camisetas
polo|playeras
pollera|vestidos
pomo|cerraduras
pos|cajas registradoras
refacción|repuestos
refri|refrigeradores|refrigeradoras
refrigerador|refrigeradores|refrigeradoras
router|aparatos datos
ropa interior|calzoncillos|calzones
shampoo|champú
smart tv|televisores
smartwatch|8517.62
soda|bebidas|agua gaseada
ssd|8523.51|unidades memoria
suero|lactosuero
switch|interruptores|aparatos datos
t shirt|camisetas
tshirt|camisetas
tablet|computadoras portátiles
teclado|8471.60|teclados
troquel|8207
tv|televisores
usb|memorias usb
vape|vapear|vapeadores
whiskey|whisky
guisqui|whisky
whisqui|whisky
wiski|whisky
xbox|consolas videojuegos
yogurt|yogur
zapatilla|tenis|calzado deportivo
zapato|zapatos|calzado
zipper|zíperes
archivador|archivadores
brassier|brasieres
cartera|bolsos mano|billeteras
bolsa de mano|bolsos mano
cigarro|puros|cigarrillos
crema dental|pasta dientes
gaseosa|agua gaseada
hule espuma|láminas espuma|colchones espuma
ipad|computadoras portátiles
pallet|tarimas
pick up|pickups
planta electrica|plantas generadoras
plastico en rollo|película polietileno
refresco|agua gaseada|bebidas hidratantes
resma|papel bond
soldadora|máquinas soldar
suero oral|medicamentos humano
suero fisiologico|medicamentos humano
uniforme|ropa trabajo
ups|convertidores estáticos
loseta|pisos
porcelanato|pisos
glifosato|herbicidas
lamina de zinc|láminas galvanizadas|productos laminados galvanizados
lamina troquelada|láminas galvanizadas|productos laminados galvanizados
viga|7216
angular|7216
celda solar|paneles solares|fotovoltaicos
extension electrica|conductores conexión
fotocopiadora|8443.31
hielera|cajas jabas plástico
`;

export const tariffSynonymList = makeList({
  name: catalogue.tariffSynonyms,
  title: 'Sinónimos para buscar en el arancel',
  source: 'Voces del comercio, propias del producto; amplíelas con las de sus clientes',
  rows: [said, englishWords]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => {
      const [CLAVE = '', ...ways] = line.split('|');
      return { CLAVE, VALOR: ways.join('|') };
    }),
});
