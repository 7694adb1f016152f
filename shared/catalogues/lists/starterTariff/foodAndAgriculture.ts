/** Sections I to IV: animals, plants, fats, food, drinks, tobacco. Form: `readStarterLines.ts`. */
export const foodAndAgriculture = `
0101.21.00.00 HEA 0.00 Caballos reproductores de raza pura
0101.29.00.00 HEA 5.00 Caballos vivos que no son reproductores de raza pura
0102.21.00.00 HEA 0.00 Bovinos domésticos reproductores de raza pura
0102.29.00.00 HEA 5.00 Bovinos vivos para engorde o destace
0103.10.00.00 HEA 0.00 Cerdos reproductores de raza pura
0105.11.00.00 C62 5.00 Pollitos y gallinas vivos de peso hasta 185 g
0106.49.00.00 C62 5.00 Insectos vivos, excepto abejas
0201.20.00.00 KGM 15.00 Carne de res fresca o refrigerada, cortes con hueso
0201.30.00.00 KGM 15.00 Carne de res fresca o refrigerada, deshuesada
0202.30.00.00 KGM 15.00 Carne de res congelada, deshuesada
0203.19.00.00 KGM 15.00 Carne de cerdo fresca o refrigerada, los demás cortes
0203.29.00.00 KGM 15.00 Carne de cerdo congelada, los demás cortes
0206.29.00.00 KGM 15.00 Despojos comestibles de res congelados: corazón, riñón, panza
0207.12.00.00 KGM 15.00 Pollo entero congelado
0207.14.00.00 KGM 15.00 Trozos y despojos de pollo congelados: muslos, piernas, alas
0210.12.00.00 KGM 15.00 Tocino y panceta de cerdo salados o ahumados
0302.89.00.00 KGM 15.00 Pescado fresco o refrigerado, los demás
0303.14.00.00 KGM 15.00 Truchas congeladas
0303.89.00.00 KGM 15.00 Pescado congelado entero, los demás
0304.61.00.00 KGM 15.00 Filetes de tilapia congelados
0304.62.00.00 KGM 15.00 Filetes de bagre o basa congelados
0304.81.00.00 KGM 15.00 Filetes de salmón congelados
0306.17.00.00 KGM 15.00 Camarones y langostinos congelados
0307.43.00.00 KGM 15.00 Calamares y jibias congelados
0401.20.00.00 KGM 15.00 Leche líquida con grasa del 1 al 6 %
0402.10.00.00 KGM 15.00 Leche en polvo descremada
0402.21.00.00 KGM 15.00 Leche entera en polvo sin azúcar
0402.99.00.00 KGM 15.00 Leche condensada o evaporada con azúcar
0403.20.00.00 KGM 15.00 Yogur
0404.10.00.00 KGM 10.00 Lactosuero, suero de leche
0405.10.00.00 KGM 15.00 Mantequilla
0406.10.00.00 KGM 15.00 Queso fresco sin madurar y requesón
0406.30.00.00 KGM 15.00 Queso fundido o procesado
0406.90.00.00 KGM 15.00 Quesos madurados, los demás
0407.21.00.00 C62 15.00 Huevos de gallina frescos para consumo
0409.00.00.00 KGM 15.00 Miel natural de abeja
0504.00.00.00 KGM 5.00 Tripas y vejigas de animales para embutidos
0511.10.00.00 C62 0.00 Semen de bovino para inseminación
0601.10.00.00 C62 5.00 Bulbos y tubérculos de flores en reposo
0602.90.00.00 C62 5.00 Plantas vivas, esquejes y almácigos, los demás
0603.11.00.00 C62 15.00 Rosas frescas cortadas
0604.20.00.00 KGM 15.00 Follaje y ramas frescas para ramos
0701.90.00.00 KGM 15.00 Papas frescas
0702.00.00.00 KGM 15.00 Tomates frescos
0703.10.00.00 KGM 15.00 Cebollas y chalotes frescos
0703.20.00.00 KGM 15.00 Ajos frescos
0709.60.00.00 KGM 15.00 Chiles y pimientos frescos
0709.93.00.00 KGM 15.00 Calabazas, güicoyes y ayotes frescos
0710.40.00.00 KGM 15.00 Maíz dulce congelado
0710.80.00.00 KGM 15.00 Hortalizas congeladas, las demás
0712.90.00.00 KGM 15.00 Hortalizas secas y mezclas deshidratadas
0713.20.00.00 KGM 10.00 Garbanzos secos
0713.33.00.00 KGM 20.00 Frijoles negros, rojos y blancos, secos
0713.40.00.00 KGM 10.00 Lentejas secas
0801.12.00.00 KGM 10.00 Cocos con su cáscara interna
0801.32.00.00 KGM 10.00 Marañón sin cáscara, nuez de cajú
0802.12.00.00 KGM 10.00 Almendras sin cáscara
0802.32.00.00 KGM 10.00 Nueces de nogal sin cáscara
0802.62.00.00 KGM 10.00 Nueces de macadamia sin cáscara
0803.90.00.00 KGM 15.00 Bananos frescos o secos
0804.30.00.00 KGM 15.00 Piñas frescas o secas
0804.40.00.00 KGM 15.00 Aguacates frescos o secos
0804.50.00.00 KGM 15.00 Mangos, guayabas y mangostanes
0805.10.00.00 KGM 15.00 Naranjas frescas o secas
0805.50.00.00 KGM 15.00 Limones y limas
0806.10.00.00 KGM 15.00 Uvas frescas
0806.20.00.00 KGM 10.00 Pasas, uvas secas
0807.11.00.00 KGM 15.00 Sandías frescas
0807.19.00.00 KGM 15.00 Melones frescos
0808.10.00.00 KGM 15.00 Manzanas frescas
0808.30.00.00 KGM 15.00 Peras frescas
0809.30.00.00 KGM 15.00 Duraznos, melocotones y nectarinas frescos
0810.10.00.00 KGM 15.00 Fresas frescas
0811.90.00.00 KGM 15.00 Frutas congeladas, las demás
0813.20.00.00 KGM 15.00 Ciruelas secas o pasas
0901.11.00.00 KGM 15.00 Café sin tostar, en oro, con cafeína
0901.21.00.00 KGM 15.00 Café tostado con cafeína
0902.20.00.00 KGM 15.00 Té verde a granel
0902.30.00.00 KGM 15.00 Té negro en envases de hasta 3 kg
0904.11.00.00 KGM 5.00 Pimienta entera
0904.21.00.00 KGM 10.00 Chiles secos sin triturar
0906.11.00.00 KGM 5.00 Canela entera en raja
0908.31.00.00 KGM 5.00 Cardamomo sin triturar
0909.31.00.00 KGM 5.00 Semillas de comino
0910.11.00.00 KGM 10.00 Jengibre sin triturar
0910.30.00.00 KGM 10.00 Cúrcuma
1001.99.00.00 KGM 0.00 Trigo y morcajo, excepto para siembra
1003.90.00.00 KGM 0.00 Cebada en grano
1004.90.00.00 KGM 0.00 Avena en grano
1005.90.00.00 KGM 15.00 Maíz en grano amarillo o blanco
1006.10.00.00 KGM 29.20 Arroz con cáscara, granza
1006.30.90.00 KGM 10.00 Arroz semiblanqueado o blanqueado, los demás
1007.90.00.00 KGM 15.00 Sorgo en grano
1008.50.00.00 KGM 10.00 Quinua
1101.00.00.00 KGM 10.00 Harina de trigo
1102.20.00.00 KGM 15.00 Harina de maíz
1104.12.00.00 KGM 10.00 Avena aplastada o en hojuelas
1105.20.00.00 KGM 10.00 Hojuelas y gránulos de papa
1107.10.00.00 KGM 0.00 Malta sin tostar para cerveza
1108.12.00.00 KGM 15.00 Almidón de maíz, maicena
1109.00.00.00 KGM 10.00 Gluten de trigo
1201.90.00.00 KGM 0.00 Frijol de soya, excepto para siembra
1202.42.00.00 KGM 5.00 Maní sin cáscara, cacahuate
1207.40.00.00 KGM 5.00 Semilla de ajonjolí, sésamo
1209.91.00.00 KGM 0.00 Semillas de hortalizas para siembra
1209.99.00.00 KGM 0.00 Semillas para siembra, las demás
1210.20.00.00 KGM 0.00 Lúpulo molido o en pellets
1211.90.00.00 KGM 5.00 Plantas medicinales y hierbas secas
1301.20.00.00 KGM 0.00 Goma arábiga
1302.19.00.00 KGM 0.00 Extractos vegetales, los demás
1401.10.00.00 KGM 5.00 Bambú
1507.10.00.00 KGM 5.00 Aceite crudo de soya
1507.90.00.00 KGM 15.00 Aceite refinado de soya
1509.20.00.00 KGM 10.00 Aceite de oliva virgen extra
1511.10.00.00 KGM 5.00 Aceite crudo de palma
1511.90.00.00 KGM 15.00 Aceite refinado de palma
1512.19.00.00 KGM 15.00 Aceite refinado de girasol
1515.90.00.00 KGM 10.00 Grasas y aceites vegetales, los demás
1517.10.00.00 KGM 15.00 Margarina
1517.90.00.00 KGM 15.00 Mezclas y mantecas comestibles vegetales
1520.00.00.00 KGM 5.00 Glicerina en bruto
1601.00.00.00 KGM 15.00 Embutidos: salchichas, jamones y chorizos
1602.32.00.00 KGM 15.00 Preparaciones de pollo cocido: nuggets, medallones
1604.13.00.00 KGM 15.00 Sardinas en conserva
1604.14.00.00 KGM 15.00 Atún en conserva
1605.21.00.00 KGM 15.00 Camarones preparados sin envase hermético
1701.14.00.00 KGM 20.00 Azúcar de caña en bruto
1701.99.00.00 KGM 20.00 Azúcar refinada, blanca
1702.30.00.00 KGM 5.00 Glucosa y jarabe de glucosa
1702.60.00.00 KGM 5.00 Jarabe de fructosa
1704.10.00.00 KGM 15.00 Chicle, goma de mascar
1704.90.00.00 KGM 15.00 Dulces, caramelos y bombones sin cacao
1801.00.00.00 KGM 10.00 Cacao en grano
1805.00.00.00 KGM 10.00 Cacao en polvo sin azúcar
1806.20.00.00 KGM 10.00 Chocolate en bloques de más de 2 kg, coberturas
1806.31.00.00 KGM 15.00 Tabletas y barras de chocolate rellenas
1806.32.00.00 KGM 15.00 Tabletas y barras de chocolate sin rellenar
1806.90.00.00 KGM 15.00 Chocolates y confites con cacao, los demás
1901.10.00.00 KGM 5.00 Fórmula infantil, leche para bebés
1901.20.00.00 KGM 10.00 Mezclas y masas para panadería
1901.90.00.00 KGM 15.00 Preparaciones de harina, malta o leche, las demás
1902.19.00.00 KGM 15.00 Pastas sin cocer ni rellenar: fideos, espagueti
1902.30.00.00 KGM 15.00 Sopas instantáneas de fideos, pastas preparadas
1904.10.00.00 KGM 15.00 Cereales inflados o tostados para desayuno
1905.31.00.00 KGM 15.00 Galletas dulces
1905.32.00.00 KGM 15.00 Barquillos y obleas
1905.90.00.00 KGM 15.00 Pan, galletas saladas, pasteles y boquitas
2001.10.00.00 KGM 15.00 Pepinillos en vinagre
2002.90.00.00 KGM 15.00 Pasta y puré de tomate
2003.10.00.00 KGM 15.00 Hongos y champiñones en conserva
2004.10.00.00 KGM 15.00 Papas fritas congeladas
2005.20.00.00 KGM 15.00 Papalinas, papas fritas de bolsa
2005.51.00.00 KGM 15.00 Frijoles cocidos en lata
2005.70.00.00 KGM 15.00 Aceitunas en conserva
2005.80.00.00 KGM 15.00 Maíz dulce en lata
2007.99.00.00 KGM 15.00 Jaleas, mermeladas y purés de fruta
2008.11.00.00 KGM 15.00 Maní preparado y mantequilla de maní
2008.70.00.00 KGM 15.00 Duraznos en almíbar
2008.99.00.00 KGM 15.00 Frutas preparadas en conserva, las demás
2009.12.00.00 LTR 15.00 Jugo de naranja sin congelar
2009.89.00.00 LTR 15.00 Jugo de otra fruta u hortaliza
2101.11.00.00 KGM 15.00 Café instantáneo, soluble, y extractos de café
2101.20.00.00 KGM 15.00 Extractos de té, té frío en polvo
2102.10.00.00 KGM 10.00 Levadura viva para pan
2103.10.00.00 KGM 15.00 Salsa de soya
2103.20.00.00 KGM 15.00 Salsa de tomate, kétchup
2103.30.00.00 KGM 15.00 Mostaza preparada y harina de mostaza
2103.90.00.00 KGM 15.00 Salsas, aderezos, mayonesa y sazonadores
2104.10.00.00 KGM 15.00 Sopas, caldos y consomés en polvo o cubito
2105.00.00.00 KGM 15.00 Helados
2106.10.00.00 KGM 10.00 Concentrados de proteína
2106.90.00.00 KGM 10.00 Preparaciones alimenticias, suplementos y bases para bebidas
2201.10.00.00 LTR 15.00 Agua mineral y agua pura embotellada
2202.10.00.00 LTR 15.00 Agua gaseada con azúcar u otro edulcorante
2202.99.00.00 LTR 15.00 Bebidas energizantes, hidratantes y néctares sin alcohol
2203.00.00.00 LTR 15.00 Cerveza de malta
2204.10.00.00 LTR 15.00 Vino espumoso, champán
2204.21.00.00 LTR 15.00 Vino de uva en botella de hasta 2 litros
2205.10.00.00 LTR 15.00 Vermut y vinos aromatizados
2206.00.00.00 LTR 15.00 Sidra, sake y bebidas fermentadas
2207.10.00.00 LTR 10.00 Alcohol etílico sin desnaturalizar de 80 % o más
2208.20.00.00 LTR 15.00 Brandy, coñac y aguardiente de uva
2208.30.90.00 LTR 15.00 Whisky, los demás
2208.40.00.00 LTR 15.00 Ron y aguardiente de caña
2208.50.00.00 LTR 15.00 Ginebra
2208.60.00.00 LTR 15.00 Vodka
2208.70.00.00 LTR 15.00 Licores y cremas
2208.90.00.00 LTR 15.00 Tequila, mezcal y otros aguardientes
2209.00.00.00 LTR 15.00 Vinagre comestible
2301.20.00.00 KGM 5.00 Harina de pescado para alimento animal
2302.30.00.00 KGM 5.00 Afrecho y salvado de trigo
2304.00.00.00 KGM 5.00 Harina y torta de soya
2309.10.00.00 KGM 15.00 Alimento para perros y gatos, croquetas
2309.90.00.00 KGM 5.00 Concentrados y premezclas para alimento animal
2401.20.00.00 KGM 10.00 Tabaco desvenado en rama
2402.10.00.00 C62 15.00 Puros y cigarritos de tabaco
2402.20.00.00 MIL 15.00 Cigarrillos que contengan tabaco
2403.11.00.00 KGM 15.00 Tabaco para pipa de agua, narguile
2404.12.00.00 C62 15.00 Líquidos y cartuchos con nicotina para vapear
`;
